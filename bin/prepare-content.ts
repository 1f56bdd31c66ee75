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

/** Where the sample content is not, and does not come by itself. */
const REMOVED = 'removed';

/** For so long the site takes it as meant that most of its content goes. */
const ACCEPTED_MS = 60 * 60_000;

const acceptRemovals = (api: Api) =>
	api.patch('/items/setting', { removals_accepted_until: new Date(Date.now() + ACCEPTED_MS).toISOString() });

const percentage = (tell: Tell) => (done: number, total: number) =>
	tell(`${Math.round((100 * done) / total)} % of ${total.toLocaleString('en')}`);

type State = { starter_state?: string | null; starter_lists?: string | null; sample_version?: string | null };

/** Before anything was set, Directus answers with neither. */
const readState = (api: Api) => api.get<State>('/items/setting?fields=starter_state,starter_lists,sample_version');

/** Loads the starter content, once: from then on it is the brokerage's. One that has pages or places of its own already gets none. */
export async function prepareStarterContent(api: Api): Promise<void> {
	const { starter_state: state } = await readState(api);
	if (state === 'loaded' || state === 'own') return;
	if (!state && (await hasOwnContent(api))) return void (await api.patch('/items/setting', { starter_state: 'own' }));
	await step('Starter content', (tell) => loadStarter(api, tell));
}

/** The lists and dashboards of the roles in Studio, once as well: an installation that has an earlier edition gets what came since. */
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

/**
 * Loads the sample content, once per version of it. What was refused or removed does not come later by itself.
 * Null: it stays as it is.
 */
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
	// Nothing was read while it was made: a connection that Directus closed meanwhile is noticed now, not by the next request.
	await setImmediate();
	await withoutRevisions(api, async () => {
		await loadStarter(api, tell);
		await asSampleUser(api, (token) => loadContent(createApi(api.url, token), samples, SAMPLE_USER, percentage(tell)));
	});
	await completeSettings(api, samples.settings);
	await applySampleStaff(api, issuePassword, SAMPLE_AGENT);
}

/** Said first, so that a removal that is interrupted is not followed by samples coming back: running it again goes on. */
export async function removeSampleContent(api: Api, tell: Tell): Promise<Removal> {
	await api.patch('/items/setting', { sample_version: REMOVED });
	await acceptRemovals(api);
	await clearSampleSettings(api);
	await removeSampleStaff(api);
	const removal = await removeSamples(api, 'archived', (removed) => tell(`${removed.toLocaleString('en')} rows`));
	await api.patch('/items/setting', { sample_content: false });
	return removal;
}

/** Loading writes no revision of every row. An interrupted load is put right by the next schema check. */
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
