import type { Database, Key, Row } from '../hook.ts';
import { normalizeEmail, normalizePhone } from '../inbox/contact.ts';

export type Request = { collection: string; id: Key; key: unknown };

/** One human being, with all contact data they gave us. */
export type Identity = { person: Key; phones: string[]; emails: string[]; names: string[]; requests: Request[] };

type Contact = Request & { phone: string | null; email: string | null; name: unknown };

const collections = ['enquiry', 'listing_submission', 'job_application'];
const norms = { phone: normalizePhone, email: normalizeEmail };

/** Call within the erasing transaction: on PostgreSQL the person's row is locked, so that no request is linked to it meanwhile. */
export async function readIdentity(database: Database, person: Key): Promise<Identity | null> {
	const [row] = await database('person').select('name', 'phone', 'email').where('id', person).forUpdate();
	if (!row) return null;
	const linked = await contacts(database, person);
	const given = [readContact('person', row), ...linked];
	const phones = await selectOwnValues(database, person, 'phone', given);
	const emails = await selectOwnValues(database, person, 'email', given);
	const isTheirs = ({ phone, email }: Contact) => (phone !== null && phones.includes(phone)) || (email !== null && emails.includes(email));
	const unlinked = (await contacts(database, null)).filter(isTheirs);
	const subscriptions = (await database('subscription').select('id', 'key', 'email'))
		.map((subscription) => readContact('subscription', subscription))
		.filter(isTheirs);
	return {
		person,
		phones,
		emails,
		names: namesIn(given),
		requests: [...linked, ...unlinked, ...subscriptions].map(({ collection, id, key }) => ({ collection, id, key })),
	};
}

const readContact = (collection: string, row: Row): Contact => ({
	collection,
	id: row['id'] as Key,
	key: row['key'],
	phone: normalizePhone(row['phone']),
	email: normalizeEmail(row['email']),
	name: row['name'],
});

const namesIn = (contacts: Contact[]): string[] => [
	...new Set(contacts.flatMap(({ name }) => (typeof name === 'string' && name !== '' ? [name] : []))),
];

async function contacts(database: Database, person: Key | null): Promise<Contact[]> {
	const found = await Promise.all(
		collections.map(async (collection) =>
			(await database(collection).select('id', 'key', 'name', 'phone', 'email').where('person', person)).map((row) =>
				readContact(collection, row),
			),
		),
	);
	return found.flat();
}

/** A request may contain another person's address, which must not be erased. */
async function selectOwnValues(database: Database, person: Key, column: 'phone' | 'email', given: Contact[]): Promise<string[]> {
	const values = [...new Set(given.map((contact) => contact[column]).filter((value) => value !== null))];
	const others = await database('person').select(column).whereIn(column, values).where('id', '!=', person);
	const taken = new Set(others.map((row) => norms[column](row[column])));
	return values.filter((value) => !taken.has(value));
}
