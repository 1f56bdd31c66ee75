/** A cookie is read and written in one way everywhere: by the site, its pages in the browser, and inside Directus. */
type Cookie = {
	name: string;
	value: string;
	/** In seconds; without it, until the browser is closed. With zero the cookie goes. */
	maxAge?: number;
	path?: string;
	isHttpOnly?: boolean;
	sameSite?: 'Lax' | 'Strict';
	isSecure: boolean;
};

/** As `Set-Cookie` and `document.cookie` take it. Colons stay as they are: as `%3A` the longest of our cookies would not fit. */
export const formatCookie = ({ name, value, maxAge, path = '/', isHttpOnly, sameSite = 'Lax', isSecure }: Cookie): string =>
	[
		`${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`,
		...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
		`Path=${path}`,
		...(isHttpOnly ? ['HttpOnly'] : []),
		...(isSecure ? ['Secure'] : []),
		`SameSite=${sameSite}`,
	].join('; ');

/** In the `Cookie` header or `document.cookie`; null where it is not there or empty. */
export function findCookie(cookies: string, name: string): string | null {
	if (!cookies.includes(`${name}=`)) return null;
	const found = cookies
		.split(';')
		.map((pair) => pair.trim())
		.find((pair) => pair.startsWith(`${name}=`));
	return found ? decode(found.slice(name.length + 1)) || null : null;
}

export const readCookie = (headers: Headers, name: string): string | null => findCookie(headers.get('cookie') ?? '', name);

/** Cookies are the visitor's: one may hold anything. */
function decode(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
