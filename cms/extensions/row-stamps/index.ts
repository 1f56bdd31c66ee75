import type { Hook, Row } from '../hook.ts';

const stamps = ['date_created', 'date_updated', 'user_created', 'user_updated'];

/** Who made a row, and when, is for Directus to say: whoever may change every field may still not rewrite that. */
const rowStamps: Hook = ({ filter }) => {
	filter('items.update', (payload: Row, _meta, { accountability }) => {
		if (!accountability || accountability.admin) return payload;
		return Object.fromEntries(Object.entries(payload).filter(([field]) => !stamps.includes(field)));
	});
};

export default rowStamps;
