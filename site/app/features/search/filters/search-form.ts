/** The id of the form in the bar, for controls outside it (`form` attribute). */
export const SEARCH_FORM = 'search';
