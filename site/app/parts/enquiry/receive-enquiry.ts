import type { PageRequest } from '#app/page-loader.ts';
import type { Enquiry, Origin } from '#outbox/submissions.ts';
import { askedAbout, parseAbout } from '../contact/about.ts';
import { readBody } from '../forms/read-body.ts';
import { receive } from '../forms/receive.ts';
import { formatConsent } from './enquiry-form-data.ts';
import { turnedInto } from './instead.ts';
import { type EnquiryValue, enquirySchema, intents, viewingDays } from './schema.ts';

export async function receiveEnquiry(request: PageRequest, sent: Request) {
	const asked = askedAbout(request, parseAbout(request.url.searchParams.get('about')));
	const body = await readBody(sent);
	const instead = intents.find((intent) => intent === body.typed['instead']?.at(-1));
	if (instead && body.whole) return turnedInto(request, asked, instead, body.typed);
	const submission = (value: EnquiryValue, origin: Origin): Enquiry => ({
		kind: 'enquiry',
		intent: value.intent,
		sender: { name: value.name, phone: value.phone, email: value.email },
		channel: value.channel,
		times: value.intent === 'viewing' ? viewingTimes(value) : [value.time ?? 'any'],
		message: value.message,
		about: asked?.about ?? null,
		origin,
	});
	return receive(request, sent.headers, body, { schema: enquirySchema, consent: formatConsent(request), submission });
}

/** `2026-11-18 16:00-18:00 18:00-20:00`: any of these hours on that day. */
const viewingTimes = ({ days, hours }: EnquiryValue): string[] =>
	viewingDays(days).map((day) => [day, ...hours.map((window) => window.replace(/\d+/g, '$&:00'))].join(' '));
