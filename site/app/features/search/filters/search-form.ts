/** The form in the bar, for controls that stand elsewhere on the page. */
export const SEARCH_FORM = 'search';
