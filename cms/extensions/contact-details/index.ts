import { createError } from '@directus/errors';
import { isMachine, SITE_USER } from '../../access/users.ts';
import { contactMessages } from '../../schema/limits.ts';
import type { Hook, Meta, Row } from '../hook.ts';
import { type Refused, readContacts } from './read-contacts.ts';

type Extensions = Refused & { path: string[]; type: 'regex' };

/** Directus's own validation error: Studio shows it beside the field, with the field's own message. */
const FailedValidation = createError<Extensions>(
	'FAILED_VALIDATION',
	({ field, contact }) => `Validation failed for field "${field}". ${contactMessages[contact].en} · ${contactMessages[contact].ar}`,
	400,
);

/** Visitors call and write to these numbers and addresses, so they must be valid and usable in links. */
const contactDetails: Hook = ({ filter }) => {
	for (const event of ['items.create', 'items.update'])
		filter(event, (given: Row, { collection }: Meta, { accountability }) => {
			// The site has already validated what it sends.
			if (accountability === null || isMachine(accountability.user) || accountability.user === SITE_USER) return given;
			const { row, refused } = readContacts(collection, given);
			if (refused.length > 0) throw refused.map((field) => new FailedValidation({ ...field, path: [], type: 'regex' }));
			return row;
		});
};

export default contactDetails;
