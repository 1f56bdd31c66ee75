import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Processes } from '#bin/processes.ts';
import { buildSite } from '#bin/site.ts';
import { sampleListings } from './listings.ts';
import { plainCards } from './peers/plain-card.ts';
import type { Rendered, RenderTask } from './rendering-task.ts';
import type { BenchOptions } from './run.ts';
import type { Table } from './table.ts';

const PATHS = ['/search', '/', '/properties/1001', '/compounds/1001', '/blog/1001'];
/** The budget of a whole page (loaders, React, first view), as a multiple of React alone. */
const MOST_TIMES_REACT = 3;
/** Fast enough, however little React alone takes. */
const QUICK_MS = 8;

/** Uncached pages: the CPU time of rendering, compared with React alone and with a plain page. */
export async function renderingBench({ folder, sampleReplica }: BenchOptions): Promise<Table> {
	const dataDir = join(folder, 'rendering');
	mkdirSync(dataDir, { recursive: true });
	copyFileSync(sampleReplica, join(dataDir, 'replica.db'));
	await buildSite(new Processes(() => {}), () => {});
	const child = fork(new URL('./rendering-process.ts', import.meta.url), {
		env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' },
	});
	child.send({ paths: PATHS, cards: plainCards(sampleListings(sampleReplica)) } satisfies RenderTask);
	const [{ pages, bare }] = (await once(child, 'message')) as [Rendered];
	await once(child, 'exit');
	rmSync(dataDir, { recursive: true });
	return {
		title: 'Drawing a page',
		columns: PATHS,
		rows: [
			{ what: 'the whole page', unit: 'ms', figures: pages.map(({ ours }) => ({ value: ours })) },
			{ what: 'renderToString of the same tree', unit: 'ms', figures: pages.map(({ react }) => ({ value: react })) },
			{
				what: 'the whole, of renderToString',
				unit: '×',
				figures: pages.map(({ ours, react }) => ({ value: ours / react, ...(ours >= QUICK_MS && { most: MOST_TIMES_REACT }) })),
			},
			{ what: 'bare React Router, plain cards', unit: 'ms', figures: PATHS.map((path) => (path === '/search' ? { value: bare } : null)) },
		],
		notes: [
			`Milliseconds of the processor, the best of five rounds, with what is left for the garbage collector. A page under ${QUICK_MS} ms has no budget beside React.`,
		],
	};
}
