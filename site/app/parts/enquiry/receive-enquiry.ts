import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Enquiry, Origin } from '#outbox/submissions.ts';
import { type EnquirySubject, findEnquirySubject, parseAbout } from '../contact/about.ts';
import { nameSentHomes, readSentHomes } from '../contact/sent-homes.ts';
import type { Problems } from '../forms/problems.ts';
import { readBody } from '../forms/read-body.ts';
import { receiveForm } from '../forms/receive.ts';
import type { Typed } from '../forms/schema.ts';
import { parseAsking } from './asking.ts';
import { formatConsent } from './enquiry-form-data.ts';
import { registeredAddress } from './registered.ts';
import { type EnquiryValue, enquirySchema } from './schema.ts';
import { isOffered } from './slots.ts';
import { switchAsking } from './switch-asking.ts';
import { findShowing, viewingTimes } from './viewing-data.ts';

/** The subject is in the address, unless the form is on the subject's own page. */
export async function receiveEnquiry(request: PageRequest, sent: Request, about = parseAbout(request.url.searchParams.get('about'))) {
	const asked = findEnquirySubject(request, about);
	const body = await readBody(sent);
	const instead = body.typed['instead']?.at(-1);
	if (instead && body.whole) return switchAsking(request, asked, parseAsking(instead), body.typed);
	const submission = (value: EnquiryValue, origin: Origin): Enquiry => ({
		kind: 'enquiry',
		intent: value.intent,
		sender: { name: value.name, phone: value.phone, email: value.email },
		channel: value.channel,
		times: [value.intent === 'viewing' && value.slot ? value.slot : (value.time ?? 'any')],
		message: [nameSentHomes(request, value.message), formatBedrooms(request, value)].filter(Boolean).join('\n'),
		about: asked?.about ?? null,
		origin,
	});
	return receiveForm(request, sent.headers, body, {
		schema: enquirySchema,
		consent: formatConsent(request),
		submission,
		booking: ({ intent, slot }) => (intent === 'viewing' && slot ? { agent: findShowing(request, asked?.agent ?? null), slot } : null),
		problems: findProblems(request, asked, body.typed),
		...listSent(request),
		...registeredAt(request, asked, body.typed),
	});
}

/** Becomes part of the message to staff. */
const formatBedrooms = ({ t }: PageRequest, { bedrooms }: EnquiryValue): string | null =>
	bedrooms === null || bedrooms === 'any' ? null : t('enquiry.bedroomsWanted', { bedrooms: t(`enquiry.bedrooms.${bedrooms}`) });

/** The slot may have begun while the form was open. */
function findProblems(request: PageRequest, asked: EnquirySubject | null, { intent, slot }: Typed): Problems {
	const chosen = slot?.at(-1);
	if (intent?.at(-1) !== 'viewing' || !chosen) return {};
	return isOffered(chosen, viewingTimes(request, asked?.agent ?? null)) ? {} : { slot: 'slot.gone' };
}

/** The homes, for the confirmation page. */
function listSent(request: PageRequest): { onwards?: { ids: string } } {
	const homes = readSentHomes(request);
	return homes.length ? { onwards: { ids: homes.map(({ id }) => id).join() } } : {};
}

/** Registrations for a launch are confirmed on its own page. */
function registeredAt({ read, locale }: PageRequest, asked: EnquirySubject | null, { intent }: Typed) {
	const launch = asked?.about.kind === 'launch' && intent?.at(-1) === 'interest' ? read.get('launch', asked.about.id) : null;
	return launch ? { leadsTo: (reference: string) => registeredAddress(recordAddress('launch', launch, locale), reference) } : {};
}
