import { cairoToday } from '../../../domain/cairo.ts';
import type { Hook, Key, Row } from '../hook.ts';

const listedOn: Hook = ({ action }, { database, services, getSchema }) => {
	const note = async (keys: Key[], payload: unknown): Promise<void> => {
		const { status, listed_on } = payload as Row;
		if (status !== 'published' || listed_on) return;
		const unlisted = await database('property').select('id').whereIn('id', keys).where('listed_on', null);
		const properties = new services.ItemsService('property', { schema: await getSchema(), accountability: null });
		for (const { id } of unlisted) await properties.updateOne(id as Key, { listed_on: cairoToday() });
	};
	action('property.items.create', ({ key, payload }) => note([key], payload));
	action('property.items.update', ({ keys, payload }) => note(keys, payload));
};

export default listedOn;
