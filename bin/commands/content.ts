import { parseArgs } from 'node:util';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { cairoToday } from '#domain/cairo.ts';
import { sampleVersion } from '#seed/version.ts';
import { SAMPLE_PROPERTIES } from '#seed/world/facts.ts';
import { makeWorld } from '#seed/world/world.ts';
import { explain, Failure } from '../failure.ts';
import { openInitialPasswords } from '../initial-passwords.ts';
import { loadSample, removeSampleContent } from '../prepare-content.ts';
import { fail, step } from '../progress.mjs';
import { writeSampleReplica } from '../sample-replica.ts';
import { withDirectus } from '../with-directus.ts';

const usage = `npm run content -- [--properties N] [--replica FILE]   load the sample content, with N properties, into Directus or straight into a replica file
npm run content -- --remove                            take all sample content out, and nothing an editor made`;

type Options = { properties: number; replica: string | undefined; remove: boolean };

function readOptions(): Options {
	try {
		const { values } = parseArgs({ options: { properties: { type: 'string' }, replica: { type: 'string' }, remove: { type: 'boolean' } } });
		const properties = Number(values.properties ?? SAMPLE_PROPERTIES);
		if (!Number.isInteger(properties) || properties < 1) throw new Error('--properties takes a whole number from 1 on');
		return { properties, replica: values.replica, remove: values.remove ?? false };
	} catch (error) {
		throw new Failure(`${error instanceof Error ? error.message : error}\n\n${usage}`);
	}
}

async function main({ properties, replica, remove }: Options): Promise<void> {
	if (replica)
		return step(`Writing ${replica}`, async (tell) =>
			writeSampleReplica(replica, makeWorld(cairoToday(), properties), (done, total) =>
				tell(`${Math.round((100 * done) / total)} % of ${total.toLocaleString('en')}`),
			),
		);
	await withDirectus(async (api, { dataDir }) => {
		if (!remove) {
			const { issue } = openInitialPasswords(dataDir);
			await step('Loading sample content', (tell) => loadSample(api, issue, properties, tell));
			await api.patch('/items/setting', { sample_version: sampleVersion() });
			return;
		}
		const { kept, hidden } = await step(
			'Removing sample content',
			(tell) => removeSampleContent(api, tell),
			({ removed }) => `${removed.toLocaleString('en')} rows`,
		);
		forgetSamplePasswords(dataDir);
		if (kept.length) console.log(`Kept, because editors changed or use them: ${kept.join(', ')}`);
		if (hidden.length) console.log(`Archived and no longer on the site, because what visitors sent refers to them: ${hidden.join(', ')}`);
	});
}

function forgetSamplePasswords(dataDir: string): void {
	const { forget } = openInitialPasswords(dataDir);
	for (const email of Object.values(sampleStaff)) forget(email);
}

try {
	await main(readOptions());
	process.exit(0);
} catch (error) {
	fail(explain(error));
}
