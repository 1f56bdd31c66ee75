import { USUAL_FREQUENCY } from '#domain/vocabulary.ts';
import type { Waiting } from './store.ts';
import type { Application, Enquiry, OfferedProperty, Origin, Sender, Submission, Subscription } from './submissions.ts';
import { formatViewingMoment, type Viewing } from './viewings.ts';

export type Row = Record<string, unknown>;

export const collections = {
	enquiry: 'enquiry',
	listing: 'listing_submission',
	application: 'job_application',
	subscription: 'subscription',
} as const satisfies Record<Submission['kind'], string>;

/** The row for Directus. Its unique `key` prevents a second delivery. */
export function buildRow({ id, subscription, reference, acceptedAt, submission, files, viewing }: Waiting, site: string): Row {
	const common = {
		key: subscription ?? id,
		reference,
		sent_at: new Date(acceptedAt).toISOString(),
		...buildOriginColumns(submission.origin, site),
	};
	const listIds = (field: string) => files.filter((file) => file.field === field).map((file) => file.id);
	switch (submission.kind) {
		case 'enquiry':
			return { ...common, ...buildEnquiryRow(submission), ...buildViewingColumns(viewing) };
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

const buildViewingColumns = (viewing: Viewing | null): Row =>
	viewing === null ? {} : { viewing_at: formatViewingMoment({ ...viewing, state: 'booked' }), viewing_state: 'booked' };

/**
 * The state of a viewing. Staff get a mail when the visitor changed it, but not about their own changes.
 * A viewing that was not changed was booked before Directus had a field for the hour.
 */
export function buildViewingChange(viewing: Viewing, isChanged: boolean): Row {
	const { slot, state, sequence, by, changedAt, told = null } = viewing;
	const isOurs = by === 'staff';
	const became = state !== 'booked' || sequence === 0 ? state : isOurs ? 'moved_by_us' : 'moved';
	if (!isChanged) return { viewing_at: formatViewingMoment(viewing), viewing_state: became };
	// A closed request keeps its hour, so that reopening it asks for the same hour.
	if (state === 'called_off') return { viewing_state: became, visitor_told: told };
	const now = { preferred_times: [slot], viewing_at: formatViewingMoment(viewing), viewing_state: became };
	return isOurs ? { ...now, visitor_told: told } : { ...now, visitor_told: null, viewing_changed_at: changedAt };
}

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
