/** Used by the site, its pages in the browser and our extensions of Directus, so that all read and write cookies the same way. */
type Cookie = {
	name: string;
	value: string;
	/** In seconds. Without it the cookie lasts until the browser is closed; zero deletes it. */
	maxAge?: number;
	path?: string;
	isHttpOnly?: boolean;
	sameSite?: 'Lax' | 'Strict';
	isSecure: boolean;
};

/** For `Set-Cookie` and `document.cookie`. Colons are not encoded: as `%3A` our longest cookie would exceed the size limit. */
export const formatCookie = ({ name, value, maxAge, path = '/', isHttpOnly, sameSite = 'Lax', isSecure }: Cookie): string =>
	[
		`${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`,
		...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
		`Path=${path}`,
		...(isHttpOnly ? ['HttpOnly'] : []),
		...(isSecure ? ['Secure'] : []),
		`SameSite=${sameSite}`,
	].join('; ');

/** Takes a `Cookie` header or `document.cookie`; null where the cookie is missing or empty. */
export function findCookie(cookies: string, name: string): string | null {
	if (!cookies.includes(`${name}=`)) return null;
	const found = cookies
		.split(';')
		.map((pair) => pair.trim())
		.find((pair) => pair.startsWith(`${name}=`));
	return found ? decode(found.slice(name.length + 1)) || null : null;
}

export const readCookie = (headers: Headers, name: string): string | null => findCookie(headers.get('cookie') ?? '', name);

/** Visitors can put anything into a cookie, including broken encodings. */
function decode(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
