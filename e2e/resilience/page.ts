import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism } from 'node:os';
import { join } from 'node:path';
import { attacks } from './attacks.ts';
import { SLOW, wrongAnswers } from './wrong-answers.ts';

/** One line of docs/resilience.md: the fault, what a visitor saw, and the load of the machine. */
export type Found = { what: string; when: string; sees: string; figures: string; healed: string; test: string; load: number };

export const foundFolder = join('test-results', 'resilience');
/** An installation that was started once and stopped. */
export const installedFolder = join('test-results', 'installation');

/** In order; chapters not listed here come last. */
const chapters: [file: RegExp, title: string][] = [
	[/^directus-answers/, 'Directus answers wrongly, or not at all'],
	[/^realtime/, 'The line that tells of changes'],
	[/^stores/, 'Damaged files'],
	[/^(?:machine|read-only|processes)/, 'The machine: disks, locks, signals'],
	[/^(?:cluster|redis|rolling|throughput)/, 'Several machines'],
	[/^overload/, 'More visitors than can be served'],
	[/^fuzz/, 'Anything anybody could ask'],
	[/^soak/, 'A long day'],
];

export function removeLastRun(root: string): void {
	for (const folder of [foundFolder, installedFolder]) rmSync(join(root, folder), { recursive: true, force: true });
}

/** All of this chapter takes the better part of an hour: a part of it may be tried. */
const waysOfDirectus = [...Object.keys(wrongAnswers), SLOW].map((way) => `Directus: ${way}`);
const whens = ['at start, warm', 'while serving', 'at start, cold'];

function untried(title: string, rows: readonly Found[]): string {
	if (title !== chapters[0]?.[1]) return '';
	const left = waysOfDirectus.flatMap((way) => {
		const missing = whens.filter((when) => !rows.some((row) => row.what === way && row.when === when));
		if (missing.length === 0) return [];
		return missing.length === whens.length ? [way] : [`${way} (${missing.join(' / ')})`];
	});
	return left.length > 0 ? `Not tried in that run: ${left.join('; ')}.\n\n` : '';
}

const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: string[], rows: string[][]) => [head, head.map(() => '---'), ...rows].map(line).join('\n');

/** Updates `docs/resilience.md` from the results of a run. Chapters that were not tested stay. */
export function writePage(root: string, day: string): void {
	const file = join(root, 'docs/resilience.md');
	const folder = join(root, foundFolder);
	const found = readdirSync(folder).flatMap((name): Found[] => JSON.parse(readFileSync(join(folder, name), 'utf8')));
	writeFileSync(file, renewPage(found, readFileSync(file, 'utf8'), day));
}

/** Replaces the tested chapters. */
export function renewPage(found: readonly Found[], before: string, day: string): string {
	const known = new Map(before.split(/^## /m).map((part) => [part.split('\n', 1)[0], part]));
	const written = chapters.map(([file, title]) => {
		const rows = found.filter(({ test }) => file.test(test));
		const cells = rows.map(({ what, when, sees, figures, healed, test }) => [what, when, sees, figures, healed, `\`${test}\``]);
		const loads = rows.map(({ load }) => Math.round(load));
		const load = [...new Set([Math.min(...loads), Math.max(...loads)])].join(' to ');
		const machine = `${availableParallelism()} processors (${arch()}) with a load of ${load}`;
		const tried = `${title}\n\nTried on ${day}, on ${machine}.\n\n`;
		const head = ['what is wrong', 'when', 'what a visitor sees', 'figures', 'healed', 'test'];
		return { title, text: rows.length > 0 ? `${tried}${table(head, cells)}\n\n${untried(title, rows)}` : known.get(title) };
	});
	const missing = written.filter(({ text }) => !text).map(({ title }) => title);
	return `# What visitors see while something is wrong

Written by \`npm run resilience\`, which harms systems that run for it while somebody goes on looking at pages, in both languages, and sends forms; each chapter by the last run that held there.
The machine was shared with other work: seconds are what they were there, beside as many processes as “load” says. What must hold is in the tests (\`e2e/resilience/\`): a page or a form that fails where it should not fails the run.
“Requests reset” are those that got no answer. “Healed” is the time until everything was as before once the cause was gone, or until the last error where nothing was taken away.
${missing.length > 0 ? `\nNot tried yet: ${missing.join('; ')}.\n` : ''}
${written.flatMap(({ text }) => (text ? [`## ${text}`] : [])).join('')}## Attacks

Tried by every \`npm test\`.

${table(
	['what is tried', 'what comes of it', 'tests'],
	attacks.map(([attack, answer, tests]) => [attack, answer, tests.map((test) => `\`${test}\``).join(', ')]),
)}
`;
}
