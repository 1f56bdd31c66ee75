import { parseArgs } from 'node:util';
import { benchNames, runBench } from '#bench/run.ts';
import { fail } from '../progress.mjs';

const usage = `npm run bench -- [--sizes 10k,100k,1m] [--only ${benchNames.join(' | ')}]   measure, and fail when a budget is broken
A Directus of its own is filled and asked the same questions; with DIRECTUS_URL and DIRECTUS_TOKEN set, that one.`;

const parseSize = (text: string) => Number(text.toLowerCase().replace('k', '000').replace('m', '000000'));

try {
	const { values } = parseArgs({ options: { sizes: { type: 'string' }, only: { type: 'string', multiple: true } } });
	const sizes = (values.sizes ?? '10k,100k,1m').split(',').map(parseSize);
	if (!sizes.every((size) => Number.isInteger(size) && size > 0)) throw new Error('--sizes takes numbers such as 10k,100k,1m');
	const names = values.only ?? benchNames;
	if (!names.every((name) => benchNames.includes(name))) throw new Error(`--only takes one of ${benchNames.join(', ')}`);
	process.exitCode = await runBench({ sizes, names });
} catch (error) {
	fail(`${error instanceof Error ? error.message : error}\n\n${usage}`);
}
