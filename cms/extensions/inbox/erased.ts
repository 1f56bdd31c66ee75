import { createError } from '@directus/errors';
import { ERASED } from '../../../directus/erased-code.ts';
import type { Database, Row } from '../hook.ts';
import { readList } from '../json.ts';
import { normalizeEmail, normalizePhone } from './contact.ts';

const PersonErased = createError(ERASED, 'The person who sent this was erased after it was sent.', 409);

/** Refuses a form that was sent before its sender was erased, so that it does not bring them back. Later forms are accepted. */
export async function refuseErased(database: Database, { key, phone, email, sent_at }: Row): Promise<void> {
	const [sentAt, normal] = [Date.parse(String(sent_at)), { phone: normalizePhone(phone), email: normalizeEmail(email) }];
	const unfinished = await database('erasure').select('phones', 'emails', 'keys', 'requested_at').where('done_at', null);
	const isErased = unfinished.some((erasure) => {
		if (readList(erasure['keys']).includes(key)) return true;
		const isTheirs = readList(erasure['phones']).includes(normal.phone) || readList(erasure['emails']).includes(normal.email);
		return isTheirs && sentAt <= new Date(erasure['requested_at'] as number).getTime();
	});
	if (isErased) throw new PersonErased();
}
