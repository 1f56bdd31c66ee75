import { setImmediate } from 'node:timers/promises';
import { applySampleStaff, type IssuePassword, removeSampleStaff } from '#cms/access/sample-staff.ts';
import { asSampleUser, SAMPLE_USER } from '#cms/access/users.ts';
import { compile } from '#cms/schema/compile.ts';
import { model } from '#cms/schema/model.ts';
import type { Config } from '#config';
import { type Api, createApi } from '#directus/api.ts';
import { cairoToday } from '#domain/cairo.ts';
import { loadContent } from '#seed/load.ts';
import { type Removal, removeSamples } from '#seed/remove.ts';
import { clearSampleSettings, completeSettings } from '#seed/sample-settings.ts';
import { EDITION } from '#seed/starter/lists.ts';
import { makeDashboards } from '#seed/starter/make-dashboards.ts';
import { makeLists } from '#seed/starter/make-lists.ts';
import { makeStarter, starterCollections } from '#seed/starter/starter.ts';
import { sampleVersion } from '#seed/version.ts';
import { SAMPLE_AGENT } from '#seed/world/assemble.ts';
import { makeSamples } from '#seed/world/world.ts';
import { step } from './progress.mjs';

type Tell = (progress: string) => void;

/** The value of `sample_version` when sample content must not be loaded automatically. */
const REMOVED = 'removed';

/** How long the site accepts that most of its content disappears. */
const ACCEPTED_MS = 60 * 60_000;

const acceptRemovals = (api: Api) =>
	api.patch('/items/setting', { removals_accepted_until: new Date(Date.now() + ACCEPTED_MS).toISOString() });

const percentage = (tell: Tell) => (done: number, total: number) =>
	tell(`${Math.round((100 * done) / total)} % of ${total.toLocaleString('en')}`);

type State = { starter_state?: string | null; starter_lists?: string | null; sample_version?: string | null };

/** Before any setting was saved, both are missing. */
const readState = (api: Api) => api.get<State>('/items/setting?fields=starter_state,starter_lists,sample_version');

/** Loads the starter content once; after that it belongs to the brokerage. Not loaded when there are pages or places already. */
export async function prepareStarterContent(api: Api): Promise<void> {
	const { starter_state: state } = await readState(api);
	if (state === 'loaded' || state === 'own') return;
	if (!state && (await hasOwnContent(api))) return void (await api.patch('/items/setting', { starter_state: 'own' }));
	await step('Starter content', (tell) => loadStarter(api, tell));
}

/** Creates each role's lists and dashboards in Studio once; a newer edition adds what is new. */
export async function prepareStarterLists(api: Api): Promise<void> {
	const { starter_lists: state } = await readState(api);
	const edition = state === 'made' ? 1 : Number(state ?? 0);
	if (edition >= EDITION) return;
	await makeLists(api, edition);
	await makeDashboards(api, edition);
	await api.patch('/items/setting', { starter_lists: String(EDITION) });
}

async function hasOwnContent(api: Api): Promise<boolean> {
	for (const collection of starterCollections) {
		const filter = { _or: [{ user_created: { _null: true } }, { user_created: { _neq: SAMPLE_USER } }] };
		const rows = await api.search<unknown[]>(`/items/${collection}`, { filter, fields: ['id'], limit: 1 });
		if (rows.length > 0) return true;
	}
	return false;
}

async function loadStarter(api: Api, tell: Tell): Promise<void> {
	await api.patch('/items/setting', { starter_state: 'loading' });
	await loadContent(api, makeStarter(), null, percentage(tell));
	await api.patch('/items/setting', { starter_state: 'loaded' });
}

/** Loads each version of the sample content once, and not after it was refused or removed. Null when nothing was done. */
export async function prepareSampleContent(
	api: Api,
	{ sampleContent: wanted, sampleProperties }: Pick<Config, 'sampleContent' | 'sampleProperties'>,
	issuePassword: IssuePassword,
): Promise<void> {
	if (wanted === null) return;
	const { sample_version: present } = await readState(api);
	const version = sampleVersion();
	if (present === version || present === REMOVED) return;
	if (!wanted) {
		if (!present) await api.patch('/items/setting', { sample_version: REMOVED });
		return;
	}
	await step('Sample content', async (tell) => {
		if (present && present !== 'loading') {
			await acceptRemovals(api);
			await removeSamples(api, 'kept', (removed) => tell(`${removed} old rows out`));
		}
		await loadSample(api, issuePassword, sampleProperties, tell);
		await api.patch('/items/setting', { sample_version: version });
	});
}

export async function loadSample(api: Api, issuePassword: IssuePassword, properties: number | undefined, tell: Tell): Promise<void> {
	await api.patch('/items/setting', { sample_version: 'loading' });
	const samples = makeSamples(cairoToday(), properties);
	// Lets the event loop notice connections that Directus has closed meanwhile, before the next request uses one.
	await setImmediate();
	await withoutRevisions(api, async () => {
		await loadStarter(api, tell);
		await asSampleUser(api, (token) => loadContent(createApi(api.url, token), samples, SAMPLE_USER, percentage(tell)));
	});
	await completeSettings(api, samples.settings);
	await applySampleStaff(api, issuePassword, SAMPLE_AGENT);
}

/** Records the removal first, so that after an interruption samples do not come back and the removal can be repeated. */
export async function removeSampleContent(api: Api, tell: Tell): Promise<Removal> {
	await api.patch('/items/setting', { sample_version: REMOVED });
	await acceptRemovals(api);
	await clearSampleSettings(api);
	await removeSampleStaff(api);
	const removal = await removeSamples(api, 'archived', (removed) => tell(`${removed.toLocaleString('en')} rows`));
	await api.patch('/items/setting', { sample_content: false });
	return removal;
}

/** Loads without a revision per row. After an interruption the next schema check turns revisions on again. */
async function withoutRevisions(api: Api, work: () => Promise<void>): Promise<void> {
	const kept = compile(model)
		.collections.filter(({ schema, meta }) => schema !== null && meta['accountability'] === 'all')
		.map(({ collection }) => collection);
	const set = (accountability: 'all' | null) =>
		api.patch(
			'/collections',
			kept.map((collection) => ({ collection, meta: { accountability } })),
		);
	await set(null);
	try {
		await work();
	} finally {
		await set('all');
	}
}
