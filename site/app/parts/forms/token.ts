/** Tokens are made by the outbox; what is longer is none. */
const TOKEN_MOST = 200;

/** By which a link of ours opens what is one visitor's. */
export const tokenIn = (url: URL): string => (url.searchParams.get('token') ?? '').slice(0, TOKEN_MOST);
