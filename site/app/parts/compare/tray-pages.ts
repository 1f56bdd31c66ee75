import { withoutPrefix } from '#app/i18n/locale-paths.ts';

/** What is filled in and sent there, or was: nothing lies over it. The comparison has the homes already. */
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
