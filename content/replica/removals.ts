import type { CmsClient } from '#directus/client.ts';
import type { Logger } from '#runtime/logger.ts';
import type { CollectionName } from '../entities/registry.ts';
import { findLayout } from '../layout.ts';
import { fetchDocuments } from './fetch-documents.ts';
import type { Edit, Replica } from './replica.ts';

/** Rows that Directus no longer returns and the site still shows. `isAnnounced`: the change log named each of them. */
type HeldRemoval = { ids: string[]; since: number; lookAgainAt: number; isAnnounced: boolean; needsPerson: boolean };
type Held = Record<string, HeldRemoval>;

const STATE = 'held removals';

/** So few are no sign of an accident. */
const FEW = 20;
const LARGE_SHARE = 0.5;
const PERSON_SHARE = 0.8;

/** Removals in the change log are applied at once, unless they are large. While many rows are already held, further ones count as large too: the log names a row once for each of its parts. */
export const isLargeRemoval = (replica: Pick<Replica, 'getState' | 'size'>, collection: string, ids: readonly string[]): boolean => {
	const removed = new Set([...(readHeld(replica)[collection]?.ids ?? []), ...ids]).size;
	return ids.length > 0 && removed > FEW && removed > LARGE_SHARE * replica.size(collection);
};

/** For so many rows a second check is not enough: a half-restored database gives the same answer twice. */
const needsPerson = (removed: number, size: number, isAnnounced: boolean): boolean =>
	removed > PERSON_SHARE * size && (removed > FEW || !isAnnounced);

const readHeld = (replica: Pick<Replica, 'getState'>): Held => JSON.parse(replica.getState(STATE) ?? '{}');

export const listHeld = (replica: Pick<Replica, 'getState' | 'size'>) =>
	Object.entries(readHeld(replica)).map(([collection, { ids, since, needsPerson }]) => ({
		collection,
		rows: ids.length,
		of: replica.size(collection),
		since: new Date(since).toISOString(),
		needsPerson,
	}));

/** Holds rows until they were checked again. Call with all rows in doubt of one collection. */
export function holdRemovals(
	replica: Pick<Replica, 'getState'>,
	{ setState }: Pick<Edit, 'setState'>,
	removals: { collection: string; ids: string[]; isAnnounced: boolean }[],
	confirmMs: number,
): void {
	if (removals.length === 0) return;
	const held = readHeld(replica);
	const now = Date.now();
	for (const { collection, ids, isAnnounced } of removals) {
		const before = held[collection];
		held[collection] = {
			ids: [...new Set([...(before?.ids ?? []), ...ids])],
			since: before?.since ?? now,
			lookAgainAt: before?.lookAgainAt ?? now + confirmMs,
			isAnnounced: isAnnounced && (before?.isAnnounced ?? true),
			needsPerson: before?.needsPerson ?? false,
		};
	}
	setState(STATE, JSON.stringify(held));
}

/** A date far in the future would be forgotten, and large removals never held again. */
const LONGEST_MS = 24 * 3_600_000;

/** Staff can allow large removals until a time in the site's settings. */
async function areRemovalsAccepted(client: CmsClient): Promise<boolean> {
	const [setting] = await client.single('setting', ['id', 'removals_accepted_until']).catch(() => []);
	const left = Date.parse(String(setting?.['removals_accepted_until'])) - Date.now();
	return left > 0 && left <= LONGEST_MS;
}

/** Checks held rows again: rows that are back stay, missing ones are removed, unless a person has to decide. */
export async function settleHeldRemovals(client: CmsClient, replica: Replica, logger: Logger, confirmMs: number): Promise<void> {
	const edition = replica.edition();
	const collections = Object.keys(readHeld(replica));
	if (collections.length === 0) return;
	const isAccepted = await areRemovalsAccepted(client);
	for (const collection of collections as CollectionName[]) {
		const held = readHeld(replica)[collection];
		const layout = findLayout(collection);
		if (!held || !layout || (!isAccepted && Date.now() < held.lookAgainAt)) continue;
		const ids = held.ids.filter((id) => replica.get(collection, id) !== null);
		const found = await fetchDocuments(client, layout, ids);
		const present = new Set(found.map(({ id }) => String(id)));
		const gone = ids.filter((id) => !present.has(id));
		const size = replica.size(collection);
		// Two different answers confirm nothing, so the missing rows are checked once more.
		const isSame = present.size === 0;
		const isForPerson = needsPerson(gone.length, size, held.isAnnounced);
		const waits = gone.length > 0 && !isAccepted && (isForPerson || !isSame);
		if (waits && isForPerson && !held.needsPerson)
			logger.error('replica.removal_held', 'A large removal waits for a person: see removals_accepted_until in the settings', {
				collection,
				rows: gone.length,
				of: size,
			});
		if (!waits && gone.length)
			logger.warn('replica.rows_removed', 'Removed rows that Directus no longer has', {
				collection,
				rows: gone.length,
				of: size,
				isAccepted,
			});
		replica.change(({ put, remove, setState }) => {
			const { [collection]: _, ...others } = readHeld(replica);
			const still = { ...held, ids: gone, lookAgainAt: Date.now() + confirmMs, needsPerson: isForPerson };
			setState(STATE, JSON.stringify(waits ? { ...others, [collection]: still } : others));
			return [...found.flatMap((document) => put(collection, document)), ...(waits ? [] : gone.flatMap((id) => remove(collection, id)))];
		}, edition);
	}
}
