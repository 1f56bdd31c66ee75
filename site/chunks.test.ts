import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { chunks } from './chunks.ts';

const app = {
	'entry.client.tsx': `import('./pages/home.tsx'); import('./pages/agent.tsx');`,
	'ui/static-part.tsx': 'export const staticPart = (name, load) => [name, load];',
	'parts/heading.tsx': `export const heading = 'the heading';`,
	'parts/map.tsx': `export const map = 'the map';`,
	'parts/where-section.tsx': `import { map } from './map.tsx'; import { heading } from './heading.tsx'; export default map + heading;`,
	'features/home-view.tsx': `import { heading } from '../parts/heading.tsx'; export default 'home' + heading;`,
	'features/agent-view.tsx': `import { heading } from '../parts/heading.tsx'; export default 'agent' + heading;`,
	'pages/home.tsx': `import { staticPart } from '../ui/static-part.tsx'; export const View = staticPart('home-view', () => import('../features/home-view.tsx'));`,
	'pages/agent.tsx': `import { staticPart } from '../ui/static-part.tsx'; export const View = staticPart('agent-view', () => import('../features/agent-view.tsx'));`,
};

/** The output file of each module. */
async function filesOf(more: Record<string, string>): Promise<(module: string) => string | undefined> {
	const root = temporaryFolder();
	for (const [name, code] of Object.entries({ ...app, ...more })) {
		const file = join(root, 'site/app', name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, code);
	}
	const input = join(root, 'site/app/entry.client.tsx');
	const built = await build({
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [chunks()],
		build: { write: false, rolldownOptions: { input } },
	});
	if (!('output' in built)) throw new Error('one build is asked for');
	return (module) =>
		built.output.find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/site/app/${module}`)))?.name;
}

test('code of one static part is one file, and shared code another', async () => {
	const fileOf = await filesOf({});
	expect(fileOf('features/home-view.tsx')).toBe('static-home');
	expect(fileOf('parts/heading.tsx')).toBe('static-shared');
});

test('a static part that is also loaded dynamically is one file with its own code', async () => {
	const where = `import { staticPart } from '../ui/static-part.tsx';
const loadSection = () => import('../parts/where-section.tsx');
export const Where = staticPart('where', loadSection);
export const View = staticPart('home-view', () => import('../features/home-view.tsx'));
addEventListener('click', loadSection);`;
	const fileOf = await filesOf({ 'pages/home.tsx': where });
	expect(fileOf('parts/where-section.tsx')).toBe('later-where-section');
	expect(fileOf('parts/map.tsx')).toBe('later-where-section');
	expect(fileOf('features/home-view.tsx')).toBe('static-home');
});

test('fails the build for a static part whose file cannot be determined', async () => {
	const odd = `import { staticPart } from '../ui/static-part.tsx';
export const View = staticPart('home-view', async () => import('../features/home-view.tsx'));`;
	await expect(filesOf({ 'pages/home.tsx': odd })).rejects.toThrow('home-view');
});
