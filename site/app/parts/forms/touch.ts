import type { Touch } from '#outbox/submissions.ts';

/** First-party cookies for the first and the last touch. */
export const FIRST_TOUCH = 'pn_first';
export const LAST_TOUCH = 'pn_last';

const tagNames = /^(?:utm_[a-z_]{2,20}|gclid|gbraid|wbraid|fbclid|ttclid|msclkid|twclid|li_fat_id|sccid|ref)$/;
const TAGS_MOST = 12;
const VALUE_MOST = 120;
const ADDRESS_MOST = 200;

/** A visit from another site or a paid link; null for navigation inside the site. */
export function detectTouch(url: URL, referrer: string | undefined, now = new Date()): Touch | null {
	const tags = Object.fromEntries(
		[...url.searchParams]
			.filter(([name]) => tagNames.test(name))
			.map(([name, value]) => [name, value.slice(0, VALUE_MOST)] as const)
			.slice(0, TAGS_MOST),
	);
	const from = outsideAddress(url, referrer);
	if (!from && !Object.keys(tags).length) return null;
	return { at: now.toISOString(), landing: url.pathname.slice(0, ADDRESS_MOST), referrer: from, tags };
}

/** Host and path only, because a query may contain what somebody searched for elsewhere. */
function outsideAddress(url: URL, referrer: string | undefined): string | null {
	const from = webAddress(referrer);
	return from && from.host !== url.host ? (from.origin + from.pathname).slice(0, ADDRESS_MOST) : null;
}

function webAddress(text: string | null | undefined): URL | null {
	const url = text ? URL.parse(text) : null;
	return url && /^https?:$/.test(url.protocol) ? url : null;
}

export const writeTouch = (touch: Touch): string => Buffer.from(JSON.stringify(touch)).toString('base64url');

/** Visitors can change the cookie, so it is validated. */
export function readTouch(cookie: string | null): Touch | null {
	if (!cookie || cookie.length > 4096) return null;
	try {
		const { at, landing, referrer, tags } = JSON.parse(Buffer.from(cookie, 'base64url').toString());
		const texts = [at, landing, referrer ?? '', ...Object.keys(tags), ...Object.values(tags)];
		if (texts.some((text) => typeof text !== 'string' || text.length > ADDRESS_MOST)) return null;
		const moment = new Date(at);
		if (Number.isNaN(moment.getTime()) || !landing.startsWith('/')) return null;
		return {
			at: moment.toISOString(),
			landing,
			referrer: webAddress(referrer) && referrer,
			tags: Object.fromEntries(Object.entries<string>(tags).filter(([name]) => tagNames.test(name))),
		};
	} catch {
		return null;
	}
}
