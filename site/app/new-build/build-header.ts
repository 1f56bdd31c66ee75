/** On data requests: the build of the page that asks; on answers: the build of the data. */
export const BUILD_HEADER = 'x-build';
