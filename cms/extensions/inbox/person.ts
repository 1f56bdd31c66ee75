import type { Database, Key, Row } from '../hook.ts';
import { normalEmail, normalPhone } from './contact.ts';

type Known = { id: Key; phone: string | null; email: string | null };

/** The one row of whoever wrote: known by phone, else by e-mail, else new. */
export async function personFor(database: Database, payload: Row, user: string | null): Promise<Key | null> {
	const phone = normalPhone(payload['phone']);
	const email = normalEmail(payload['email']);
	if (!phone && !email) return null;
	const byPhone = phone ? await find(database, 'phone', phone) : null;
	const byEmail = email ? await find(database, 'email', email) : null;
	const known = byPhone ?? byEmail;
	if (!known) {
		const row = { name: payload['name'] ?? null, phone, email, language: payload['language'] ?? null };
		const [made] = await database('person').insert({ ...row, date_created: new Date(), user_created: user }, ['id']);
		return (made?.['id'] as Key | undefined) ?? null;
	}
	// What belongs to somebody else already is not theirs.
	const learnt = { ...(!known.phone && phone && !byPhone && { phone }), ...(!known.email && email && !byEmail && { email }) };
	if (Object.keys(learnt).length) await database('person').where('id', known.id).update(learnt);
	return known.id;
}

async function find(database: Database, column: 'phone' | 'email', value: string): Promise<Known | null> {
	const [row] = await database('person').select('id', 'phone', 'email').where(column, value);
	return (row as Known | undefined) ?? null;
}
