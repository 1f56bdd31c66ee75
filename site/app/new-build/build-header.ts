/** On an answer with the data of a page: which build it is of. On the question: of which build the page is that asks. */
export const BUILD_HEADER = 'x-build';
