import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '#directus/api.ts';
import { listCachedPaths, withoutClock } from '#e2e/cached-pages.ts';
import type { Table } from './table.ts';
import { measureSpread } from './timing.ts';

const EDITS = 200;
const IDS = ['1001', '1002', '1003', '1004', '1005'];
/** Compared after each edit with the same pages drawn anew. */
const COMPARED = 20;
const WITHIN_MS = 1000;
const LONGEST_MS = 60_000;

type Edit = { page: string; apply: (admin: Api) => Promise<unknown> };

const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;

const pageOf = {
	property: '/properties',
	project: '/compounds',
	developer: '/developers',
	area: '/areas',
	location: '/locations',
	post: '/blog',
};
const collections = Object.keys(pageOf) as (keyof typeof pageOf)[];

/** A price by two per cent, or a name in one language. */
function chooseEdit(): Edit {
	const id = pick(IDS);
	if (randomInt(3) === 0)
		return {
			page: `/properties/${id}`,
			async apply(admin) {
				const { price } = await admin.get<{ price: number }>(`/items/property/${id}?fields=price`);
				await admin.patch(`/items/property/${id}`, { price: Math.round(Number(price) * 1.02) });
			},
		};
	const [collection, code] = [pick(collections), pick(['en_US', 'ar_EG'])];
	return {
		page: `${code === 'ar_EG' ? '/ar' : ''}${pageOf[collection]}/${id}`,
		async apply(admin) {
			const table = `/items/${collection}_translations`;
			const [row] = await admin.get<{ id: number; name: string }[]>(
				`${table}?filter[${collection}_id][_eq]=${id}&filter[languages_code][_eq]=${code}&fields=id,name`,
			);
			if (!row) throw new Error(`${collection} ${id} has no text in ${code}`);
			await admin.patch(`${table}/${row.id}`, { name: `${row.name.replace(/ \d+$/, '')} ${randomInt(1e6)}` });
		},
	};
}

/** Random edits while every page is in memory: how soon they show, whether a page stays as it was wrongly, and which are drawn again for nothing. */
export async function measureChanges(url: string, admin: Api): Promise<Table> {
	const paths = [...new Set(IDS.flatMap((id) => listCachedPaths(() => id)))];
	const visit = async (path: string, headers: Record<string, string> = {}) => {
		const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
		return { status: answer.status, tag: answer.headers.get('etag'), text: withoutClock(await answer.text()) };
	};
	const drawAnew = async (path: string) => (await visit(path, { cookie: 'pn_staff=nobody' })).text;
	const isUpToDate = async (path: string) => (await visit(path)).text === (await drawAnew(path));
	const visitAll = async () => {
		const seen = new Map<string, Awaited<ReturnType<typeof visit>>>();
		for (const path of paths) seen.set(path, await visit(path));
		return seen;
	};
	await untilPlaceholdersAreMade(url);

	const shownAfter: number[] = [];
	const counts = { compared: 0, stale: 0, left: 0, redrawn: 0, needless: 0, failed: 0 };
	let before = await visitAll();
	for (let edit = 0; edit < EDITS; edit++) {
		const { page, apply } = chooseEdit();
		await apply(admin);
		const since = performance.now();
		while ((await visit(page)).text === before.get(page)?.text && performance.now() - since < LONGEST_MS) await pause(10);
		shownAfter.push(performance.now() - since);
		for (let one = 0; one < COMPARED; one++) {
			const path = pick(paths);
			counts.compared++;
			if (!(await isUpToDate(path))) {
				// What else changed with it may still be on its way.
				await pause(WITHIN_MS);
				if (!(await isUpToDate(path))) counts.stale++;
			}
		}
		const after = await visitAll();
		for (const [path, { status, tag, text }] of after) {
			const was = before.get(path);
			if (status !== 200) counts.failed++;
			if (tag === was?.tag) counts.left++;
			else if (text === was?.text) counts.needless++;
			else counts.redrawn++;
		}
		before = after;
	}
	const { p50, p95, p99 } = measureSpread(shownAfter);
	return {
		title: `${EDITS} random edits, ${paths.length} pages in memory`,
		columns: [''],
		rows: [
			{ what: 'shown after, p50', unit: 'ms', figures: [{ value: p50, most: WITHIN_MS }] },
			{ what: 'shown after, p95', unit: 'ms', figures: [{ value: p95, most: WITHIN_MS }] },
			{ what: 'shown after, p99', unit: 'ms', figures: [{ value: p99 }] },
			{ what: 'stale', unit: `of ${counts.compared}`, figures: [{ value: counts.stale, most: 0 }] },
			{ what: 'answers that failed', unit: '', figures: [{ value: counts.failed, most: 0 }] },
			{ what: 'left in memory', unit: '', figures: [{ value: counts.left }] },
			{ what: 'drawn again, changed', unit: '', figures: [{ value: counts.redrawn }] },
			{ what: 'drawn again, the same', unit: '', figures: [{ value: counts.needless }] },
		],
		notes: [
			'From the answer of Directus to the editor until the page of the record shows it. Stale: a second later still other than the page drawn anew.',
		],
	};
}

/** Each placeholder of a photo is a change of the pages that show it. */
async function untilPlaceholdersAreMade(url: string): Promise<void> {
	for (;;) {
		const health = (await (await fetch(`${url}/healthz`)).json()) as { placeholders: { waiting: number | null } };
		if (health.placeholders.waiting === 0) return;
		await pause(500);
	}
}
