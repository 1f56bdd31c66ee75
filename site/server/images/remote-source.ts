import type { RemoteSource } from './sources.ts';

const LONGEST = 2048;

/**
 * A remote source on an allowed host. The parsed URL checked here is the one fetched later, so the text is never parsed twice; characters
 * that parsers disagree on (backslashes, blanks, `@`) are rejected.
 */
export function remoteSource(text: string, allowedDomains: ReadonlySet<string>): RemoteSource | null {
	if (text.length > LONGEST || !/^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i.test(text) || /[\\\s\p{Cc}]/u.test(text)) return null;
	const address = URL.parse(text);
	if (!address || address.username || address.password || !allowedDomains.has(address.host)) return null;
	address.hash = '';
	return { kind: 'remote', address };
}
