import { data } from 'react-router';
import { parseLocale } from './i18n/locale-paths.ts';

export type ErrorKind = 'notFound' | 'invalid' | 'notReady';
export type ErrorInfo = { kind: ErrorKind; path: string };

/** Thrown by loaders. `invalid`: the address has the form of a record and names none. */
export function notFound(request: Request, kind: 'notFound' | 'invalid' = 'invalid') {
	const { pathname, search } = new URL(request.url);
	const path = decodePath(pathname.replace(/\.data$/, '') + (kind === 'invalid' ? search : ''));
	const text = parseLocale(pathname) === 'en' ? `${kind === 'invalid' ? 'Page Not Found' : 'Page not found'}: ${path}` : 'Not Found';
	return data({ kind, path } satisfies ErrorInfo, { status: 404, statusText: text.replace(/[^\x20-\x7e]/g, '?').slice(0, 200) });
}

function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
