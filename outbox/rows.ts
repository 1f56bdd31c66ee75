import { USUAL_FREQUENCY } from '#domain/vocabulary.ts';
import type { Waiting } from './store.ts';
import type { Application, Enquiry, OfferedProperty, Origin, Sender, Submission, Subscription } from './submissions.ts';
import type { Viewing } from './viewings.ts';

export type Row = Record<string, unknown>;

export const collections = {
	enquiry: 'enquiry',
	listing: 'listing_submission',
	application: 'job_application',
	subscription: 'subscription',
} as const satisfies Record<Submission['kind'], string>;

/** The row for Directus. Its unique `key` prevents a second delivery. */
export function buildRow({ id, subscription, reference, acceptedAt, submission, files }: Waiting, site: string): Row {
	const common = {
		key: subscription ?? id,
		reference,
		sent_at: new Date(acceptedAt).toISOString(),
		...buildOriginColumns(submission.origin, site),
	};
	const listIds = (field: string) => files.filter((file) => file.field === field).map((file) => file.id);
	switch (submission.kind) {
		case 'enquiry':
			return { ...common, ...buildEnquiryRow(submission) };
		case 'listing':
			return {
				...common,
				...buildOfferedPropertyRow(submission),
				photographs: listIds('photos').map((file, index) => ({ directus_files_id: file, sort: index + 1 })),
			};
		case 'application':
			return { ...common, ...buildApplicationRow(submission), cv: listIds('cv')[0] ?? null };
		case 'subscription':
			return { ...common, ...buildSubscriptionRow(submission) };
	}
}

const buildOriginColumns = ({ language, page, firstTouch, lastTouch, consent }: Origin, site: string): Row => ({
	language,
	page_url: page.startsWith('/') ? site + page : page,
	first_touch: firstTouch,
	last_touch: lastTouch,
	consent: true,
	consent_at: consent.at,
	consent_text: consent.text,
});

const buildSenderColumns = ({ name, phone, email }: Sender): Row => ({ name, phone, email });

const buildEnquiryRow = ({ sender, intent, channel, times, message, about }: Enquiry): Row => ({
	...buildSenderColumns(sender),
	intent,
	channel,
	preferred_times: times,
	message,
	...(about && { [about.kind]: about.id }),
});

/** Set where the visitor moved or cancelled the viewing. Staff get a mail about a new time, but not about what they called off themselves. */
export const buildViewingChange = ({ slot, state, changedAt }: Viewing): Row =>
	state === 'called_off'
		? { viewing_state: state }
		: { preferred_times: [slot], viewing_state: state === 'booked' ? 'moved' : state, viewing_changed_at: changedAt };

const buildOfferedPropertyRow = (offered: OfferedProperty): Row => ({
	...buildSenderColumns(offered.sender),
	channel: offered.channel,
	purpose: offered.purpose,
	type: offered.type,
	area: offered.area,
	address: offered.address,
	compound: offered.compound,
	bedrooms: offered.bedrooms,
	bathrooms: offered.bathrooms,
	built_up_area: offered.builtUpArea,
	land_area: offered.landArea,
	finishing: offered.finishing,
	delivery: offered.delivery,
	price: offered.price,
	rent_period: offered.rentPeriod,
	paid: offered.paid,
	over: offered.over,
	owed: offered.owed,
	owed_until: offered.owedUntil,
	instalment: offered.instalment,
	instalment_frequency: offered.instalmentFrequency,
	plan: offered.plan,
	details: offered.details,
});

const buildApplicationRow = ({ sender, career, letter, links, availableFrom }: Application): Row => ({
	...buildSenderColumns(sender),
	career,
	letter,
	links,
	available_from: availableFrom,
});

const buildSubscriptionRow = ({ email, topic, frequency }: Subscription): Row => ({
	email,
	topic: topic.kind,
	property: topic.kind === 'property' ? topic.id : null,
	search: topic.kind === 'search' ? topic.address : null,
	frequency: topic.kind === 'search' ? (frequency ?? USUAL_FREQUENCY) : null,
	state: 'pending',
});
