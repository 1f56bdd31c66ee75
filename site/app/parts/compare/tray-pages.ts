import { withoutPrefix } from '#app/i18n/locale-paths.ts';

/** Forms, their confirmations and the comparison itself show no tray. */
const without = [
	'/compare',
	'/contact-us',
	'/launches',
	'/received',
	'/viewing',
	'/list-your-property',
	'/valuation',
	'/alerts',
	'/careers',
];

export function hasTray(pathname: string): boolean {
	const path = withoutPrefix(pathname);
	return !without.some((page) => path === page || path.startsWith(`${page}/`));
}
