import { parts } from '../../access/tables.ts';
import { isPart, isTracked, readOwners, readRecordsBelow, readReferringOwners } from '../change-log/ownership.ts';
import type { Hook, Row } from '../hook.ts';
import { createReviewed } from './reviewed-write.ts';

const FILES = 'directus_files';
const partByTable = new Map(parts.map((part) => [part.table, part]));

/** The record of a part. One created together with its part is reviewed when it is created. */
function readGivenOwner(table: string, row: Row) {
	const part = partByTable.get(table);
	const key = part && row[part.parentKey];
	return part && (typeof key === 'string' || typeof key === 'number') ? [{ collection: part.parent, item: String(key) }] : [];
}

/**
 * Refuses to publish what visitors could not see as intended. Directus's hooks run before texts and photographs are written, so the whole write is
 * reviewed at its end, and rolled back if it is refused.
 */
const publishReview: Hook = (_events, { services }) => {
	const { prototype } = services.ItemsService;
	const reviewed = createReviewed(services.ItemsService);
	const { createOne, updateMany, deleteMany } = prototype;

	prototype.createOne = function (row, options) {
		const { collection } = this;
		if (!isTracked(collection)) return createOne.call(this, row, options);
		return reviewed(this, options, async (service, given, review) => {
			await review.remember(readGivenOwner(collection, row));
			const key = await review.creating(collection, () => createOne.call(service, row, given));
			review.look(await readOwners(service.knex, collection, [key]));
			return key;
		});
	};

	prototype.updateMany = function (keys, row, options) {
		const { collection } = this;
		const isMoved = collection === FILES && 'folder' in row;
		if (!isTracked(collection) && !isMoved) return updateMany.call(this, keys, row, options);
		return reviewed(this, options, async (service, given, review) => {
			const touched = async () => [
				...(isMoved ? await readReferringOwners(service.knex, FILES, keys) : await readOwners(service.knex, collection, keys)),
				...('status' in row ? await readRecordsBelow(service.knex, collection, keys) : []),
			];
			await review.remember([...(await touched()), ...readGivenOwner(collection, row)]);
			const changed = await updateMany.call(service, keys, row, given);
			review.look(await touched());
			return changed;
		});
	};

	prototype.deleteMany = function (keys, options) {
		const { collection } = this;
		if (!(isTracked(collection) && isPart(collection)) && collection !== FILES) return deleteMany.call(this, keys, options);
		return reviewed(this, options, async (service, given, review) => {
			const owners =
				collection === FILES
					? await readReferringOwners(service.knex, FILES, keys)
					: (await readOwners(service.knex, collection, keys)).filter((owner) => owner.collection !== collection);
			await review.remember(owners);
			const gone = await deleteMany.call(service, keys, given);
			review.look(owners);
			return gone;
		});
	};
};

export default publishReview;
