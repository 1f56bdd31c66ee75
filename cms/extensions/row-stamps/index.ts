import type { Hook, Row } from '../hook.ts';

const stamps = ['date_created', 'date_updated', 'user_created', 'user_updated'];

/** Directus records who made a row, and when: even somebody who may change every field may not rewrite that. */
const rowStamps: Hook = ({ filter }) => {
	filter('items.update', (payload: Row, _meta, { accountability }) => {
		if (!accountability || accountability.admin) return payload;
		return Object.fromEntries(Object.entries(payload).filter(([field]) => !stamps.includes(field)));
	});
};

export default rowStamps;
