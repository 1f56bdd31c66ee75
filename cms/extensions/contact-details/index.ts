import { createError } from '@directus/errors';
import { isMachine, SITE_USER } from '../../access/users.ts';
import { contactMessages } from '../../schema/limits.ts';
import type { Hook, Meta, Row } from '../hook.ts';
import { type Refused, readContacts } from './read-contacts.ts';

type Extensions = Refused & { path: string[]; type: 'regex' };

/** The error of Directus's own validation: Studio shows it beside the field, with the field's own sentence. */
const FailedValidation = createError<Extensions>(
	'FAILED_VALIDATION',
	({ field, contact }) => `Validation failed for field "${field}". ${contactMessages[contact].en} · ${contactMessages[contact].ar}`,
	400,
);

/** Visitors call and write to what is here: it has to be a number or an address, and one that links can be made of. */
const contactDetails: Hook = ({ filter }) => {
	for (const event of ['items.create', 'items.update'])
		filter(event, (given: Row, { collection }: Meta, { accountability }) => {
			// What the site hands in it has read itself.
			if (accountability === null || isMachine(accountability.user) || accountability.user === SITE_USER) return given;
			const { row, refused } = readContacts(collection, given);
			if (refused.length > 0) throw refused.map((field) => new FailedValidation({ ...field, path: [], type: 'regex' }));
			return row;
		});
};

export default contactDetails;
