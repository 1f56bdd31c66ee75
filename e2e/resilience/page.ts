import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism } from 'node:os';
import { join } from 'node:path';
import { attacks } from './attacks.ts';

/** One line of the page: what went wrong, and what somebody who looks for a home met. */
export type Found = { what: string; when: string; sees: string; figures: string; healed: string; test: string };

export const foundFolder = join('test-results', 'resilience');
/** An installation that was started once and stopped. */
export const installedFolder = join('test-results', 'installation');

/** In the order in which they are read; what is in none of them comes last. */
const chapters: [file: RegExp, title: string][] = [
	[/^directus-answers/, 'Directus answers wrongly, or not at all'],
	[/^realtime/, 'The line that tells of changes'],
	[/^stores/, 'Damaged files'],
	[/^(?:machine|read-only|processes)/, 'The machine: disks, locks, signals'],
	[/^overload/, 'More visitors than can be served'],
	[/^fuzz/, 'Anything anybody could ask'],
	[/^soak/, 'A long day'],
];

/** What the last run saw and used. */
export function forgetRun(root: string): void {
	for (const folder of [foundFolder, installedFolder]) rmSync(join(root, folder), { recursive: true, force: true });
}

/** `docs/resilience.md`, from what the tests of one run saw. */
export function writePage(root: string, day: string): void {
	const folder = join(root, foundFolder);
	const found = readdirSync(folder).flatMap((file): Found[] => JSON.parse(readFileSync(join(folder, file), 'utf8')));
	const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
	const head = ['what is wrong', 'when', 'what a visitor sees', 'figures', 'healed', 'test'];
	const rowsOf = (file: RegExp) => found.filter(({ test }) => file.test(test));
	const missing = chapters.filter(([file]) => rowsOf(file).length === 0).map(([, title]) => title);
	const parts = chapters.flatMap(([file, title]) => {
		const rows = rowsOf(file);
		const cells = rows.map(({ what, when, sees, figures, healed, test }) => [what, when, sees, figures, healed, `\`${test}\``]);
		return cells.length > 0 ? [`## ${title}\n\n${[head, head.map(() => '---'), ...cells].map(line).join('\n')}\n`] : [];
	});
	const text = `# What visitors see while something is wrong

Written by \`npm run resilience\`, which harms systems that run by \`npm start\` while somebody goes on looking at pages, in both languages, and sends forms. This run: ${day},
${availableParallelism()} processors (${arch()}), shared with other work: seconds are what they were there. What must hold is in the tests (\`e2e/resilience/\`): a page or a form that fails where it should not fails the run.
“Requests reset” are those that got no answer. “Healed” is the time until everything was as before once the cause was gone, or until the last error where nothing was taken away.

${missing.length > 0 ? `Not tried in this run: ${missing.join('; ')}.\n\n` : ''}${parts.join('\n')}
## Attacks

Tried by every \`npm test\`.

${[['what is tried', 'what comes of it', 'tests'], ['---', '---', '---'], ...attacks.map(([attack, answer, tests]) => [attack, answer, tests.map((test) => `\`${test}\``).join(', ')])].map(line).join('\n')}
`;
	writeFileSync(join(root, 'docs', 'resilience.md'), text);
}
