import { recordPath } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { type Entry, LIMIT, readHome, splitEntries } from '#app/parts/favorites/cookie.ts';
import { parseFavorite, readHeart } from '#app/parts/favorites/entries.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { parseOwnPath } from './change-favorites.ts';

export type Notice = {
	text: string;
	/** A submit button with this name and value. */
	undo: { name: 'remove' | 'restore'; value: string; text: string } | null;
	back: { to: string; text: string } | null;
};

/** Built from the address, and only while it is still true. */
export function buildNotices(request: PageRequest, entries: readonly Entry[]): Notice[] {
	const { url, t } = request;
	const asked = (name: string) => splitEntries(url.searchParams.get(name) ?? '');
	const homes = new Set(entries.map(readHome));
	const added = asked('added').filter((entry) => homes.has(readHome(entry)));
	const removed = asked('removed').filter((entry) => !homes.has(readHome(entry)));
	const left = Number(url.searchParams.get('left')) || 0;
	const back = buildBackLink(request, added);
	const undo = t('favorites.undo');
	return [
		...(added.length > 0
			? [
					{
						text: named(request, 'added', added),
						undo: { name: 'remove' as const, value: added.map(readHeart).join(':'), text: undo },
						back,
					},
				]
			: []),
		...(url.searchParams.has('again') ? [{ text: t('favorites.again'), undo: null, back }] : []),
		...(left > 0
			? [{ text: t('favorites.full', { limit: LIMIT, count: createFormats(request).number(left) }), undo: null, back: null }]
			: []),
		...(removed.length > 0
			? [{ text: named(request, 'removed', removed), undo: { name: 'restore' as const, value: removed.join(':'), text: undo }, back: null }]
			: []),
	];
}

/** A single home by its name, several by their count. */
function named({ read, locale, t }: PageRequest, kind: 'added' | 'removed', entries: readonly Entry[]): string {
	const [only, ...others] = entries.map((entry) => read.get('property', parseFavorite(entry).id));
	if (only && others.length === 0) return t(`favorites.${kind}One`, { home: only.translations[locale].name });
	return t(`favorites.${kind}Many`, { count: entries.length });
}

/** Links to the card itself: browsers scroll to the reference in its text (text fragment). */
function buildBackLink({ url, read, locale, t }: PageRequest, added: readonly Entry[]): Notice['back'] {
	const path = parseOwnPath(url.searchParams.get('back'));
	if (!path) return null;
	const [home] = added.map((entry) => read.get('property', parseFavorite(entry).id));
	const isItsPage = home && path.startsWith(localePath(recordPath('property', home, locale), locale).split('-', 1)[0] ?? path);
	const card = home?.reference && !isItsPage ? `#:~:text=${encodeURIComponent(home.reference).replaceAll('-', '%2D')}` : '';
	return { to: path + card, text: t('favorites.back') };
}
