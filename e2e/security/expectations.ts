/**
 * Who may read and change what, written independently of `cms/access/`. The matrix asks for everything else too and fails where Directus
 * answers differently.
 */
export type RoleName = 'anonymous' | 'none' | 'site' | 'agent' | 'editor' | 'salesManager' | 'hr';

/**
 * published: what visitors see of the collection; of files, those in public folders.
 * own: what the role is there for (`matrix/truth.ts` says it row by row). Of an agent, what belongs to their record; of the site, what it handed in;
 * of people, for HR those who did nothing but apply, for editors and sales managers those who did not; of files, for HR CVs, for sales managers
 * what visitors sent, for editors all but CVs, and for everybody what they uploaded; of Directus's own collections, what belongs to the account;
 * of notices of the site, those about what the role works on; of newsletters, for editors those that are not sent, for the site those to be sent;
 * of dashboards, those of the role.
 */
export type Rows = 'published' | 'own' | 'all';

/** public: without the staff fields below. */
export type Fields = 'public' | 'all' | readonly string[];

export type Right = { rows: Rows; fields: Fields };

/** Rights to a collection include its texts, files and links, unless these are listed. */
export type Rights = Record<string, readonly Right[]>;

const all: Right = { rows: 'all', fields: 'all' };
const published: Right = { rows: 'published', fields: 'public' };
const own: Right = { rows: 'own', fields: 'all' };
const only = (rows: Rows, ...fields: string[]): Right => ({ rows, fields });

const listings = ['property', 'price_history'];
export const website = [
	'location',
	'area',
	'developer',
	'partner',
	'project',
	'cluster',
	'construction_update',
	'launch',
	'offer',
	'payment_plan',
	'exchange_rate',
	'amenity',
	'tour',
	'tour_room',
	'tour_link',
	'agent',
	'team_member',
	'testimonial',
	'page',
	'page_block',
	'post',
	'tag',
	'career',
	'setting',
];
export const leads = ['enquiry', 'listing_submission'];
/** The fields of a request that the site needs to notify staff. */
const news = ['id', 'key', 'reference', 'progress', 'waiting_since', 'notified_at'];

/** The fields that staff write of a newsletter, and the counts of the site. */
export const letter = [
	...['state', 'audience', 'homes'],
	...['en', 'ar'].flatMap((language) => ['subject', 'text', 'button', 'button_url'].map((part) => `${part}_${language}`)),
];
export const counted = ['recipients', 'sent', 'refused', 'sent_at'];
/** Fields of a test mail, on rows that wait for one: Directus records the reader, the site the sending. */
const tested = ['send_test', 'test_to', 'test_asked_at', 'test_sent_at'];

const of = (collections: readonly string[], ...rights: Right[]): Rights => Object.fromEntries(collections.map((name) => [name, rights]));

/** Fields that nobody outside the office may read, even of published rows. */
export const staffFields: Record<string, readonly string[]> = {
	'*': ['user_created', 'user_updated'],
	property: ['owner_name', 'owner_phone', 'commission', 'source', 'internal_notes', 'private'],
	payment_plan: ['label', 'folded_text'],
	exchange_rate: ['jump_confirmed'],
	setting: ['sample_version', 'starter_state', 'starter_lists'],
	enquiry: ['person'],
	listing_submission: ['person'],
	job_application: ['person'],
};

const fileFacts = [
	'folder',
	'id',
	'title',
	'type',
	'width',
	'height',
	'filesize',
	'filename_download',
	'uploaded_on',
	'modified_on',
	'focal_point_x',
	'focal_point_y',
	'alt_en',
	'alt_ar',
];
const moreFileFacts = [...fileFacts, 'storage', 'filename_disk', 'description', 'uploaded_by', 'offered_in'];

/** What Studio needs of Directus's own collections for every user. */
const studio: Rights = {
	...of(['directus_activity', 'directus_comments', 'directus_notifications', 'directus_shares', 'directus_users', 'directus_roles'], own),
	...of(['directus_dashboards', 'directus_panels'], own),
	directus_presets: [own, published],
	directus_settings: [all],
	directus_translations: [all],
	directus_folders: [all],
	directus_files: [only('own', ...moreFileFacts)],
	languages: [all],
};

const visitorsSight: Rights = {
	...of([...website, ...listings], published),
	languages: [all],
	directus_files: [only('published', ...fileFacts)],
};

const leadsSight: Rights = {
	...of([...leads, 'lead_event', 'subscription'], all),
	site_notice: [own],
	person: [
		only(
			'own',
			'id',
			'name',
			'folded_text',
			'phone',
			'email',
			'language',
			'internal_notes',
			'erasure_notice',
			'enquiries',
			'offered',
			'date_created',
			'date_updated',
			'user_created',
			'user_updated',
		),
	],
};

const newsOfLeads = [...news, 'agent', 'agent_language', 'escalated_at', 'remind_since', 'reminded_at'];

export const mayRead: Record<RoleName, Rights> = {
	anonymous: {},
	none: {},
	site: {
		...visitorsSight,
		...of(leads, only('all', ...newsOfLeads)),
		enquiry: [only('all', ...newsOfLeads, 'viewing_at')],
		newsletter: [only('own', 'id', ...letter, ...counted, ...tested)],
		job_application: [only('all', ...news)],
		subscription: [only('own', 'id', 'key')],
		...of(['listing_submission_files']),
		content_change: [all],
		search_word: [only('all', 'id', 'word', 'times')],
		listing_count: [only('all', 'id', 'key', 'day', 'views')],
		search_count: [only('all', 'id', 'key', 'day', 'times')],
		site_notice: [only('all', 'id', 'key', 'kind', 'collection', 'item', 'field', 'reason', 'rows', 'since')],
		// The site may read unfinished erasures (`erase-person.test.ts`); these are finished.
		erasure: [],
		// The counter reads the index and returns only rows that the person may read.
		counter_index: [],
	},
	agent: {
		...studio,
		...visitorsSight,
		...of(listings, published, { rows: 'own', fields: 'public' }),
		...of(['property_private', 'listing_count', 'lead_event'], own),
		payment_plan: [{ rows: 'published', fields: 'all' }],
		agent: [published, { rows: 'own', fields: 'public' }],
		agent_translations: [published],
		agent_area: [published],
		...of(leads, { rows: 'own', fields: 'public' }),
		directus_files: [only('published', ...fileFacts), only('own', ...moreFileFacts)],
	},
	editor: {
		...studio,
		...leadsSight,
		...of([...website, ...listings, 'property_private', 'content_change', 'search_word', 'newsletter'], all),
		...of(['listing_count', 'search_count', 'directus_versions'], all),
		directus_files: [own],
		directus_users: [own, only('all', 'id', 'first_name', 'last_name', 'avatar', 'email', 'role', 'status', 'agent')],
		directus_roles: [own, only('all', 'id', 'name', 'icon', 'description')],
		directus_revisions: [own],
	},
	salesManager: {
		...studio,
		...visitorsSight,
		...leadsSight,
		...of(['agent', 'agent_translations', 'listing_count', 'search_count'], all),
		agent_area: [published],
		directus_files: [only('published', ...fileFacts), only('own', ...moreFileFacts)],
		directus_revisions: [own],
	},
	hr: {
		...studio,
		career: [all],
		job_application: [{ rows: 'all', fields: 'public' }],
		site_notice: [own],
		person: [only('own', 'id', 'name', 'folded_text', 'applications', 'erasure_notice', 'date_created')],
	},
};
