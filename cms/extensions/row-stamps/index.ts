import type { Hook, Row } from '../hook.ts';

const stamps = ['date_created', 'date_updated', 'user_created', 'user_updated'];

/** Directus records who created a row and when; only administrators may overwrite that, even if others may change every field. */
const rowStamps: Hook = ({ filter }) => {
	filter('items.update', (payload: Row, _meta, { accountability }) => {
		if (!accountability || accountability.admin) return payload;
		return Object.fromEntries(Object.entries(payload).filter(([field]) => !stamps.includes(field)));
	});
};

export default rowStamps;
