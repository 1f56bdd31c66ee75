import type { PageRequest } from '#app/page-loader.ts';
import type { Origin } from '#outbox/submissions.ts';
import { cleanLine } from './clean.ts';
import type { Typed } from './schema.ts';
import { FIRST_TOUCH, LAST_TOUCH, readTouch } from './touch.ts';

const PAGE_MOST = 300;

/** Where a form was filled in, how its sender came to us, and what they agreed to. */
export function originOf({ locale, url, site }: PageRequest, headers: Headers, typed: Typed, consent: string): Origin {
	const cookies = cookiesOf(headers);
	const page = cleanLine(typed['page']?.at(-1) ?? '').slice(0, PAGE_MOST);
	return {
		language: locale,
		page: site.origin + (/^\/(?!\/)[^?#\\]*$/.test(page) ? page : url.pathname),
		firstTouch: readTouch(cookies.get(FIRST_TOUCH)),
		lastTouch: readTouch(cookies.get(LAST_TOUCH)),
		consent: { text: consent, at: new Date().toISOString() },
	};
}

const cookiesOf = (headers: Headers): Map<string, string> =>
	new Map(
		(headers.get('cookie') ?? '').split(';').map((pair): [string, string] => {
			const [name = '', ...value] = pair.split('=');
			return [name.trim(), value.join('=').trim()];
		}),
	);
