import type { PageRequest } from '#app/page-loader.ts';
import { readCookie } from '#domain/cookie.ts';
import { cleanLine } from '#domain/typed-text.ts';
import type { Origin } from '#outbox/submissions.ts';
import type { Typed } from './schema.ts';
import { FIRST_TOUCH, LAST_TOUCH, readTouch } from './touch.ts';

const PAGE_MOST = 300;

/** The page of the form, how the visitor came to the site, and the consent given. */
export function buildOrigin({ locale, url, site }: PageRequest, headers: Headers, typed: Typed, consent: string): Origin {
	const page = cleanLine(typed['page']?.at(-1) ?? '').slice(0, PAGE_MOST);
	return {
		language: locale,
		page: site.origin + (/^\/(?!\/)[^?#\\]*$/.test(page) ? page : url.pathname),
		firstTouch: readTouch(readCookie(headers, FIRST_TOUCH)),
		lastTouch: readTouch(readCookie(headers, LAST_TOUCH)),
		consent: { text: consent, at: new Date().toISOString() },
	};
}
