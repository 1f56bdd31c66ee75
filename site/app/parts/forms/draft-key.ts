/** Prefix of drafts in `sessionStorage`. */
export const TAB_DRAFTS = 'pn-form ';
