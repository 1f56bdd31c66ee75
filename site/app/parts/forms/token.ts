/** Longer than any token of the outbox. */
const TOKEN_MOST = 200;

/** The token in a link that opens a visitor's own alert or viewing. */
export const tokenIn = (url: URL): string => (url.searchParams.get('token') ?? '').slice(0, TOKEN_MOST);
