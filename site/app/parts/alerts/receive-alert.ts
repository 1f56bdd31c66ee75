import type { PageRequest } from '#app/page-loader.ts';
import { readBody } from '../forms/read-body.ts';
import { receive } from '../forms/receive.ts';
import type { Topic } from './address.ts';
import { alertsConsent } from './alerts-form-data.ts';
import { alertSchema } from './schema.ts';

export const receiveAlert = async (request: PageRequest, sent: Request, topic: Topic) =>
	receive(request, sent.headers, await readBody(sent), {
		schema: alertSchema,
		consent: alertsConsent(request),
		submission: ({ email, frequency }, origin) => ({
			kind: 'subscription',
			email: email ?? '',
			topic,
			...(topic.kind === 'search' && frequency && { frequency }),
			origin,
		}),
		...(topic.kind === 'search' && { onwards: { search: topic.address } }),
	});
