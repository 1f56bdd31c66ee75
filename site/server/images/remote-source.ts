import type { RemoteSource } from './sources.ts';

const LONGEST = 2048;

/**
 * A source elsewhere, if it is on a host we name. The very object that is checked here is what is fetched later, so no second
 * reading of the text can come to another host; what parsers are known to disagree on (backslashes, blanks, `@`) is refused outright.
 */
export function remoteSource(text: string, allowedDomains: ReadonlySet<string>): RemoteSource | null {
	if (text.length > LONGEST || !/^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i.test(text) || /[\\\s\p{Cc}]/u.test(text)) return null;
	const address = URL.parse(text);
	if (!address || address.username || address.password || !allowedDomains.has(address.host)) return null;
	address.hash = '';
	return { kind: 'remote', address };
}
