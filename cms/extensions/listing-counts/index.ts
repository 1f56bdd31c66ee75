import { cairoToday } from '../../../domain/cairo.ts';
import { SAMPLE_USER } from '../../access/users.ts';
import { listingCount } from '../../schema/collections/counts.ts';
import type { Database, Hook, Key } from '../hook.ts';

/** Counts enquiries by listing and day, beside the views that the site counts: also those that staff enter. */
const listingCounts: Hook = ({ action }, { logger }) => {
	action('enquiry.items.create', async ({ key }, { database }) => {
		try {
			await database.transaction((knex) => countEnquiry(knex, key));
		} catch (error) {
			logger.error(error);
		}
	});
};

async function countEnquiry(database: Database, enquiry: Key): Promise<void> {
	const [asked] = await database('enquiry').select('property', 'user_created').where('id', enquiry);
	if (asked?.['property'] == null || asked['user_created'] === SAMPLE_USER) return;
	const [home] = await database('property').select('id', 'reference').where('id', asked['property']);
	if (!home) return;
	const day = cairoToday();
	const key = `${day} ${home['id']}`;
	const [known] = await database(listingCount.name).select('id', 'enquiries').where('key', key).forUpdate();
	if (known)
		await database(listingCount.name)
			.where('id', known['id'])
			.update({ enquiries: Number(known['enquiries']) + 1 });
	else await database(listingCount.name).insert({ key, day, property: home['id'], reference: home['reference'], views: 0, enquiries: 1 });
}

export default listingCounts;
