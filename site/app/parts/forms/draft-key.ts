/** What the keys of drafts in this tab begin with. */
export const TAB_DRAFTS = 'pn-form ';
