import { cairoToday } from '../../../domain/cairo.ts';
import { listingCount } from '../../schema/collections/counts.ts';
import type { Hook, Key } from '../hook.ts';
import { logFailure } from '../log-failure.ts';

/** Counts enquiries by listing and day, beside the views that the site counts. Includes those entered by staff and those of the sample. */
const listingCounts: Hook = ({ action }, { database, services, getSchema, logger }) => {
	let counting = Promise.resolve();

	async function count(enquiry: Key): Promise<void> {
		const [asked] = await database('enquiry').select('property').where('id', enquiry);
		if (asked?.['property'] == null) return;
		const [home] = await database('property').select('id', 'reference').where('id', asked['property']);
		if (!home) return;
		const day = cairoToday();
		const key = `${day} ${home['id']}`;
		if (await addOne(key)) return;
		const counts = new services.ItemsService(listingCount.name, { schema: await getSchema(), accountability: null });
		const first = { key, day, property: home['id'], reference: home['reference'], enquiries: 1 };
		await counts.createOne(first).catch(async (error) => {
			// Another machine created the row first.
			if (!(await addOne(key))) throw error;
		});
	}

	/** Incremented in the database, because another machine may count at the same moment. */
	async function addOne(key: string): Promise<boolean> {
		const counted = database(listingCount.name).where('key', key);
		return Number(await counted.update({ enquiries: database.raw('enquiries + 1') })) > 0;
	}

	// One at a time, so that each sees the row of the one before.
	action('enquiry.items.create', ({ key }) => {
		counting = counting.then(() => count(key)).catch(logFailure(logger, 'enquiry_count.failed', 'An enquiry was not counted'));
		return counting;
	});
};

export default listingCounts;
