/** The protocol between the counter's page and its endpoint in Directus. */
export const counterKinds = ['person', 'property', 'enquiry', 'listing_submission', 'job_application', 'project', 'agent'] as const;
export type Kind = (typeof counterKinds)[number];

export const progresses = ['new', 'contacted', 'meeting', 'won', 'lost'] as const;

export const lackingFacts = ['name_en', 'name_ar', 'price', 'photos'] as const;

/** Rows of each kind while all kinds are shown. */
export const FEW = 6;
export const PAGE_SIZE = 25;
/** Nobody pages further; they type another word. A CSV export has the same number of rows. */
export const PAGES_MOST = 40;
export const ROWS_MOST = 1000;

/** Rows are counted up to this number; above it the page says that there are more. */
export const COUNTED_AT_ONCE = 100;

export const CHANGES_MOST = 100;
