import type { PageRequest } from '#app/page-loader.ts';
import { readBody } from '../forms/read-body.ts';
import { receiveForm } from '../forms/receive.ts';
import type { Topic } from './address.ts';
import { alertsConsent } from './alerts-form-data.ts';
import { alertSchema } from './schema.ts';
import { rememberSentTo } from './sent-to.ts';

export async function receiveAlert(request: PageRequest, sent: Request, topic: Topic) {
	const body = await readBody(sent);
	const [often] = body.typed['frequency'] ?? [];
	return receiveForm(request, sent.headers, body, {
		schema: alertSchema,
		consent: alertsConsent(request),
		submission: ({ email, frequency }, origin) => ({
			kind: 'subscription',
			email: email ?? '',
			topic,
			...(topic.kind === 'search' && frequency && { frequency }),
			origin,
		}),
		cookie: ({ email }, reference) => rememberSentTo(request, reference, email ?? ''),
		...(topic.kind === 'search' && { onwards: { search: topic.address, ...(often && { often }) } }),
	});
}
