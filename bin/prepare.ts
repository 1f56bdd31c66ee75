import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdministrator, hasAdministrator } from '../cms/access/accounts.ts';
import { applyAccess } from '../cms/access/apply.ts';
import { applySampleStaff, type IssuePassword, replaceSharedPassword } from '../cms/access/sample-staff.ts';
import { applySignInSettings } from '../cms/access/settings.ts';
import { applySiteUser, asSampleUser } from '../cms/access/users.ts';
import { type Api, createApi, DirectusError } from '../cms/api.ts';
import { loadWorld } from '../cms/content/load.ts';
import { removeWorld } from '../cms/content/remove.ts';
import { sampleVersion } from '../cms/content/version.ts';
import { FIRST_ID } from '../cms/content/world/assemble.ts';
import { makeWorld } from '../cms/content/world/world.ts';
import { applyFlows } from '../cms/flows/apply.ts';
import { applySchema } from '../cms/schema/apply.ts';
import { compile } from '../cms/schema/compile.ts';
import { applyEssentials } from '../cms/schema/essentials.ts';
import { model } from '../cms/schema/model.ts';
import { applyUpgrades } from '../cms/upgrades/apply.ts';
import type { Config } from '../config.ts';
import { cairoToday } from '../content/cairo.ts';
import { Failure } from './failure.ts';
import type { InitialPasswords } from './initial-passwords.ts';
import { root } from './processes.ts';
import { step } from './progress.mjs';

const counted = (changes: string[]) => (changes.length ? `${changes.length} changes` : 'nothing to do');

/** Brings Directus to what the files say: schema, rights, the site's user. Does only what is missing. */
export async function prepareCms(api: Api, siteToken: string, codesRequired: readonly string[]): Promise<void> {
	const { drift } = await step(
		'Schema',
		async (tell) => {
			let count = 0;
			const report = await applySchema(api, compile(model), (what) => tell(`${++count}: ${what}`));
			report.changes.push(...(await applyEssentials(api)));
			return report;
		},
		({ changes }) => counted(changes),
	);
	await checkExtensions(api);
	const upgraded = await step('Upgrades', () => applyUpgrades(api), counted);
	for (const line of upgraded) console.log(`    ${line}`);
	// An upgrade may have just removed what drifted: the next start tells.
	if (upgraded.length === 0) for (const line of drift) console.log(`    drift: ${line}`);
	await step(
		'Access rules',
		async () => [
			...(await applyAccess(api, codesRequired)),
			...(await applySignInSettings(api)),
			...((await applySiteUser(api, siteToken)) ? ['site user'] : []),
		],
		counted,
	);
	await step('Flows', () => applyFlows(api), counted);
}

/** Without them changes would not reach the site, rights would have holes, and exports live formulas. */
async function checkExtensions(api: Api): Promise<void> {
	const loaded = await api.get<{ schema: { name: string } | null }[]>('/extensions');
	const ours = globSync('cms/extensions/*/package.json', { cwd: root }).map(
		(file) => JSON.parse(readFileSync(join(root, file), 'utf8')).name,
	);
	const missing = ours.filter((name) => !loaded.some(({ schema }) => schema?.name === name));
	if (missing.length)
		throw new Failure(`Directus runs without our extensions ${missing.join(', ')}: give it the folder cms/extensions as EXTENSIONS_PATH.`);
}

type SampleState = { sample_content: boolean | null; sample_version: string | null };

/** The first administrator is made where nobody is: at the first start, and where all were deleted since. */
export async function prepareAdministrator(
	api: Api,
	{ email, password }: Config['firstAdmin'],
	issuePassword: IssuePassword,
): Promise<void> {
	if (await hasAdministrator(api)) return;
	try {
		await createAdministrator(api, email, password ?? issuePassword(email));
	} catch (error) {
		if (!(error instanceof DirectusError) || error.status !== 400) throw error;
		throw new Failure(`Directus does not take the administrator that ADMIN_EMAIL (${email}) and ADMIN_PASSWORD name. ${error.message}`);
	}
}

/** Earlier versions gave all sample accounts one password: those that still have it get their own. */
export async function prepareSampleStaff(api: Api, passwords: InitialPasswords): Promise<void> {
	const shared = passwords.formerlyShared();
	if (shared && (await replaceSharedPassword(api, shared, passwords.issue))) passwords.forgetFormerlyShared();
}

/** Loads the sample content, once per version of it. What editors removed stays removed. */
export async function prepareSampleContent(api: Api, issuePassword: IssuePassword): Promise<void> {
	const state = await api.get<SampleState>('/items/setting?fields=sample_content,sample_version');
	const version = sampleVersion();
	if (state.sample_version === version || state.sample_version === 'removed') return;
	await step('Sample content', async (tell) => {
		if (state.sample_version && state.sample_version !== 'loading') await removeWorld(api, (removed) => tell(`${removed} old rows out`));
		await loadSample(api, issuePassword, undefined, tell);
		await api.patch('/items/setting', { sample_version: version });
	});
}

export async function loadSample(
	api: Api,
	issuePassword: IssuePassword,
	properties: number | undefined,
	tell: (progress: string) => void,
): Promise<void> {
	await api.patch('/items/setting', { sample_version: 'loading' });
	await withoutRevisions(api, () =>
		asSampleUser(api, (token) =>
			loadWorld(createApi(api.url, token), makeWorld(cairoToday(), properties), (done, total) =>
				tell(`${Math.round((100 * done) / total)} % of ${total.toLocaleString('en')}`),
			),
		),
	);
	await applySampleStaff(api, issuePassword, FIRST_ID);
}

/** Loading writes no revision of every row. An interrupted load is put right by the next schema check. */
async function withoutRevisions(api: Api, work: () => Promise<void>): Promise<void> {
	const kept = compile(model)
		.collections.filter(({ schema, meta }) => schema !== null && meta['accountability'] === 'all')
		.map(({ collection }) => collection);
	const set = async (accountability: 'all' | null) => {
		for (const collection of kept) await api.patch(`/collections/${collection}`, { meta: { accountability } });
	};
	await set(null);
	try {
		await work();
	} finally {
		await set('all');
	}
}
