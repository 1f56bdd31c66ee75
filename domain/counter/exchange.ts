/** What the counter asks Directus, and what it is answered: both sides hold to it. */
export const counterKinds = ['person', 'property', 'enquiry', 'listing_submission', 'job_application', 'project', 'agent'] as const;
export type Kind = (typeof counterKinds)[number];

export const progresses = ['new', 'contacted', 'meeting', 'won', 'lost'] as const;

export const lackingFacts = ['name_en', 'name_ar', 'price', 'photos'] as const;

/** Rows of each kind, while all kinds are shown. */
export const FEW = 6;
export const PAGE_SIZE = 25;
/** More than anybody looks through: anyone who finds as many types another word. As many rows has a file. */
export const PAGES_MOST = 40;
export const ROWS_MOST = 1000;

/** Rows are counted so far, page by page further: beyond it is said that there are more. */
export const COUNTED_AT_ONCE = 100;

/** How many changes are made at once. */
export const CHANGES_MOST = 100;
