import { typeCodes } from '../../../domain/vocabulary.ts';
import type { Hook, Row } from '../hook.ts';

/** Gives a property without a reference one: area–type–number, such as FST-APT-1042. */
const reference: Hook = ({ action }, { database, services, getSchema }) => {
	action('property.items.create', async ({ key, payload }) => {
		if ((payload as Row)['reference']) return;
		const [unit] = await database('property').select('area', 'type').where('id', key);
		const [area] = await database('area')
			.select('code')
			.where('id', unit?.['area'] ?? 0);
		const code = [area?.['code'] ?? 'PN', typeCodes[String(unit?.['type'])] ?? 'UNT', key].join('-');
		const properties = new services.ItemsService('property', { schema: await getSchema(), accountability: null });
		await properties.updateOne(key, { reference: code });
	});
};

export default reference;
