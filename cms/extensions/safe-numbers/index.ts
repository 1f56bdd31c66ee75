import { createError } from '@directus/errors';
import type { Hook, Row } from '../hook.ts';
import { findUnreadableNumbers } from './unreadable-numbers.ts';

type Extensions = { field: string; path: string[]; type: 'regex' };

/** Directus's own validation error: Studio shows it beside the field, with the field's own message. */
const FailedValidation = createError<Extensions>(
	'FAILED_VALIDATION',
	({ field }) => `Validation failed for field "${field}". That number cannot be read. · هذا الرقم غير مقروء.`,
	400,
);

const safeNumbers: Hook = ({ filter }) => {
	const check = (row: Row, { collection }: { collection: string }) => {
		const errors = findUnreadableNumbers(collection, row).map((field) => new FailedValidation({ field, path: [], type: 'regex' }));
		if (errors.length) throw errors;
		return row;
	};
	filter('items.create', check);
	filter('items.update', check);
};

export default safeNumbers;
