import { counted, leads, letter, type RoleName, type Rows, website } from './expectations.ts';

/** unpublished: own, and not public yet. byHand: a request entered by staff; for an agent, one of their own. */
export type WrittenRows = Rows | 'unpublished' | 'byHand';
export type WrittenFields = 'all' | readonly string[] | { except: readonly string[] };

export type Change = {
	create?: WrittenRows;
	update?: readonly { rows: WrittenRows; fields: WrittenFields }[];
	delete?: WrittenRows;
};
export type Changes = Record<string, Change>;

/** Set by Directus, whatever is sent. */
export const stamps = ['id', 'date_created', 'date_updated', 'user_created', 'user_updated', 'name_en', 'name_ar', 'folded_text'];

const everything: Change = { create: 'all', update: [{ rows: 'all', fields: { except: [] } }], delete: 'all' };
const changing = (rows: WrittenRows, ...fields: string[]): Change => ({ update: [{ rows, fields }] });

/** What the site and Directus record about a request; staff may not change it. */
const notedOfAll = ['key', 'waiting_since', 'notified_at', 'answered_at', 'person', 'reference', 'sent_at', 'about_note'];
/** What the visitor wrote. */
const visitorsWords = [
	...['source', 'name', 'phone', 'email', 'channel', 'preferred_times', 'message', 'details', 'plan', 'letter', 'links'],
	'language',
];
/** How the visitor came and what they agreed to; also fixed on requests entered by staff. */
const recordedBySite = ['page_url', 'first_touch', 'last_touch', 'consent', 'consent_at', 'consent_text'];
const requestWithout = (...except: string[]): Change => ({
	create: 'all',
	update: [
		{ rows: 'all', fields: { except: [...except, ...visitorsWords, ...recordedBySite] } },
		{ rows: 'byHand', fields: visitorsWords },
	],
});
/** What became of a viewing is the site's to say. */
const ofViewings = ['viewing_state', 'viewing_changed_at', 'visitor_told'];
const lead = requestWithout(
	...[...notedOfAll, ...ofViewings],
	...['escalated_at', 'agent_language', 'whatsapp_url', 'remind_since', 'reminded_at', 'listing'],
);
const agentsWork = ['progress', 'lost_reason', 'follow_up_at', 'internal_notes'];

const leadsWork: Changes = {
	...Object.fromEntries(leads.map((name) => [name, lead])),
	listing_submission_files: everything,
	person: { ...changing('own', 'name', 'phone', 'email', 'language', 'internal_notes'), delete: 'own' },
};

const ownParts = (rows: WrittenRows): Change => ({ create: rows, update: [{ rows, fields: { except: ['property_id'] } }], delete: rows });

/** The only fields an agent may change on their own published listing; others need another review. */
const whilePublic = ['price_checked_on', 'expires_on', 'furnished', 'tour', 'film', 'film_poster'];

/** Only Directus records when staff were notified. */
const noticeFields = ['key', 'kind', 'collection', 'item', 'field', 'reason', 'rows', 'since'];

export const mayWrite: Record<RoleName, Changes> = {
	anonymous: {},
	none: {},
	site: {
		...Object.fromEntries(
			leads.map((name) => [name, { create: 'all', ...changing('all', 'notified_at', 'escalated_at', 'reminded_at') } satisfies Change]),
		),
		enquiry: {
			create: 'all',
			update: [
				{ rows: 'all', fields: ['notified_at', 'escalated_at', 'reminded_at'] },
				{ rows: 'own', fields: ['preferred_times', 'viewing_at', ...ofViewings] },
			],
		},
		job_application: { create: 'all', ...changing('all', 'notified_at') },
		subscription: { create: 'all', ...changing('own', 'state', 'state_since', 'frequency') },
		listing_submission_files: { create: 'own' },
		newsletter: changing('own', 'state', ...counted),
		site_notice: { create: 'all', ...changing('all', ...noticeFields), delete: 'all' },
		search_word: { create: 'all', ...changing('all', 'times', 'last_on') },
		// The site removes expired counts; none of these are.
		listing_count: { create: 'all', ...changing('all', 'views') },
		search_count: { create: 'all', ...changing('all', 'times') },
	},
	agent: {
		property: {
			create: 'unpublished',
			update: [
				{ rows: 'unpublished', fields: { except: ['agent', 'listed_on'] } },
				{ rows: 'own', fields: whilePublic },
			],
		},
		property_translations: ownParts('unpublished'),
		property_payment_plan: ownParts('unpublished'),
		property_files: ownParts('own'),
		property_amenity: ownParts('own'),
		property_private: {
			create: 'own',
			update: [
				{ rows: 'own', fields: ['owner_name', 'owner_phone', 'source', 'internal_notes'] },
				{ rows: 'unpublished', fields: ['commission'] },
			],
		},
		enquiry: {
			create: 'own',
			update: [
				{ rows: 'own', fields: [...agentsWork, 'viewing_at'] },
				{ rows: 'byHand', fields: visitorsWords },
			],
		},
		listing_submission: changing('own', ...agentsWork, 'make_listing'),
		agent: changing('own', 'photo', 'phone', 'whatsapp', 'email', 'languages'),
		agent_translations: {},
		agent_area: {},
	},
	editor: {
		...Object.fromEntries([...website, 'property', 'property_private'].map((name) => [name, everything])),
		setting: { create: 'all', update: [{ rows: 'all', fields: { except: ['sample_version', 'starter_state', 'starter_lists'] } }] },
		// The key is fixed, because the site finds pages by it.
		page: { create: 'all', update: [{ rows: 'all', fields: { except: ['key'] } }] },
		page_translations: everything,
		price_history: { delete: 'all' },
		search_word: { ...changing('all', 'location', 'area', 'project', 'developer'), delete: 'all' },
		newsletter: { create: 'all', ...changing('own', ...letter, 'send_test'), delete: 'own' },
		...leadsWork,
	},
	salesManager: leadsWork,
	hr: {
		job_application: { ...requestWithout(...notedOfAll), delete: 'all' },
		person: { delete: 'own' },
	},
};
