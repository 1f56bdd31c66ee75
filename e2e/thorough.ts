import { createHash } from 'node:crypto';

/**
 * `THOROUGH=1 npm test` repeats what chance or load could break as often as a night allows, and looks at every page in both languages at
 * both widths; `npm test` often enough to see a mistake.
 */
export const isThorough = process.env['THOROUGH'] === '1';

/** What one run leaves out, the next days' look at: the number of the day, unless an earlier one is made again. */
export const round = Number(process.env['ROUND'] ?? Math.floor(Date.now() / 86_400_000));

export const times = (few: number, many: number): number => (isThorough ? many : few);

/** One of each so many, others every day until it was the turn of all; which one of them changes from one so many to the next, as lists go by turns themselves. */
export const shareOfRound = <T>(all: readonly T[], of: number): T[] =>
	isThorough ? [...all] : all.filter((_, index) => (index + Math.floor(index / of) + round) % of === 0);

/** Of pages that exist in both languages, one language each, alternating. */
export const alternateLanguages = <T extends { locale: 'en' | 'ar' }>(pages: readonly T[]): T[] => {
	const inLanguage = (locale: string) => pages.filter((page) => page.locale === locale);
	const english = inLanguage('en');
	const arabic = inLanguage('ar');
	return isThorough ? [...pages] : english.flatMap((page, index) => (index % 2 ? (arabic[index] ?? page) : page));
};

/** Of a long journey in both languages, English first, one in `npm test`: as many are made in the one as in the other. */
export const languageShare = <T>(both: readonly T[], locale: 'en' | 'ar'): readonly T[] =>
	isThorough ? both : [both[locale === 'en' ? 0 : 1] as T];

/** That many of them: a different choice every day, and for every purpose. */
export const drawForRound = <T extends string | number>(all: readonly T[], count: number, purpose = ''): T[] => {
	const lot = (one: T) => createHash('sha1').update(`${round} ${purpose} ${one}`).digest('hex');
	return all
		.map((one) => ({ one, lot: lot(one) }))
		.sort((a, b) => (a.lot < b.lot ? -1 : 1))
		.slice(0, count)
		.map(({ one }) => one);
};
