import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access';
import { foldText } from '../../../domain/words/folded-text.ts';
import { isForbidden } from '../forbidden.ts';
import type { Context, Database, Key, Row } from '../hook.ts';
import { normalizeEmail, normalizePhone } from './contact.ts';

type Known = { id: Key; phone: string | null; email: string | null };

/** The person who wrote: known by phone, otherwise by e-mail, otherwise new. Contact data from visitors is always added, from staff only if they may change that person. */
export async function findOrCreatePerson(context: Context, payload: Row): Promise<Key | null> {
	const { database, accountability } = context;
	const phone = normalizePhone(payload['phone']);
	const email = normalizeEmail(payload['email']);
	if (!phone && !email) return null;
	const byPhone = phone ? await find(database, 'phone', phone) : null;
	const byEmail = email ? await find(database, 'email', email) : null;
	const known = byPhone ?? byEmail;
	if (!known) {
		const name = typeof payload['name'] === 'string' ? payload['name'] : null;
		const row = { name, folded_text: name && foldText(name), phone, email, language: payload['language'] ?? null };
		const [made] = await database('person').insert({ ...row, date_created: new Date(), user_created: accountability?.user ?? null }, [
			'id',
		]);
		return (made?.['id'] as Key | undefined) ?? null;
	}
	// Contact data that already belongs to somebody else is not added.
	const learnt = { ...(!known.phone && phone && !byPhone && { phone }), ...(!known.email && email && !byEmail && { email }) };
	if (Object.keys(learnt).length && (payload['key'] || (await mayChange(context, known.id))))
		await database('person').where('id', known.id).update(learnt);
	return known.id;
}

/** Otherwise an agent who types a client's number could give a colleague's client a wrong address. */
async function mayChange({ database, schema, accountability }: Context, person: Key): Promise<boolean> {
	if (!accountability || accountability.admin) return true;
	try {
		await validateAccess(
			{ accountability, action: 'update', collection: 'person', primaryKeys: [person], fields: ['phone', 'email'] },
			{ schema, knex: database },
		);
		return true;
	} catch (error) {
		if (isForbidden(error)) return false;
		throw error;
	}
}

async function find(database: Database, column: 'phone' | 'email', value: string): Promise<Known | null> {
	const [row] = await database('person').select('id', 'phone', 'email').where(column, value);
	return (row as Known | undefined) ?? null;
}
