import { data } from 'react-router';
import { recordAddress } from './addresses.ts';
import { shellData } from './layouts/shell-data.ts';
import type { PageRequest } from './page-loader.ts';
import type { RecordLink } from './record-link.ts';

export type ErrorKind = 'notFound' | 'invalid' | 'notReady' | 'unavailable';
export type ErrorLinkData = { places: RecordLink[]; ask: RecordLink[] };
export type ErrorInfo = { kind: ErrorKind; path: string; ways?: ErrorLinkData };

const PLACES = 6;

/** For loaders to throw. `invalid`: the address looks like a record's, but there is none. */
export function notFound(request: PageRequest, kind: 'notFound' | 'invalid' = 'invalid') {
	const { pathname, search } = request.url;
	const path = decodePath(pathname + (kind === 'invalid' ? search : ''));
	const text = request.locale === 'en' ? `${kind === 'invalid' ? 'Page Not Found' : 'Page not found'}: ${path}` : 'Not Found';
	return data({ kind, path, ways: { places: popularPlaces(request), ask: readAsk(request) } } satisfies ErrorInfo, {
		status: 404,
		statusText: text.replace(/[^\x20-\x7e]/g, '?').slice(0, 200),
	});
}

/** In the brokerage's order, as on the home page. */
function popularPlaces({ read, site, locale }: PageRequest): RecordLink[] {
	if (!site.ready()) return [];
	return read
		.list('location', { limit: PLACES })
		.map((location) => ({ to: recordAddress('location', location, locale), text: location.translations[locale].name }));
}

export function readAsk(request: PageRequest): RecordLink[] {
	const { phone, whatsApp } = shellData(request);
	return [
		...(whatsApp ? [{ to: whatsApp, text: request.t('contact.whatsapp') }] : []),
		...(phone ? [{ to: phone.href, text: phone.shown }] : []),
	];
}

function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
