import { createHash } from 'node:crypto';

/** `THOROUGH=1 npm test` repeats tests that depend on chance or load many times, and checks every page in both languages and widths. */
export const isThorough = process.env['THOROUGH'] === '1';

/** Which share of the tests a run makes: the number of the day, unless an earlier round is repeated. */
export const round = Number(process.env['ROUND'] ?? Math.floor(Date.now() / 86_400_000));

export const times = (few: number, many: number): number => (isThorough ? many : few);

/**
 * One of every `of` items, shifted each round until all were covered. The position varies within the list, because lists alternate
 * themselves.
 */
export const shareOfRound = <T>(all: readonly T[], of: number): T[] =>
	isThorough ? [...all] : all.filter((_, index) => (index + Math.floor(index / of) + round) % of === 0);

/** Every other one, the others two rounds later: what a file leaves out itself changes each round. */
export const halfOfRound = <T>(all: readonly T[]): T[] =>
	isThorough ? [...all] : all.filter((_, index) => (index + Math.floor(index / 2) + Math.floor(round / 2)) % 2 === 0);

/** One language per page, alternating. */
export const alternateLanguages = <T extends { locale: 'en' | 'ar' }>(pages: readonly T[]): T[] => {
	const inLanguage = (locale: string) => pages.filter((page) => page.locale === locale);
	const english = inLanguage('en');
	const arabic = inLanguage('ar');
	return isThorough ? [...pages] : english.flatMap((page, index) => (index % 2 ? (arabic[index] ?? page) : page));
};

/** `npm test` makes a long journey in one of the two languages, alternating. */
export const languageShare = <T>(both: readonly T[], locale: 'en' | 'ar'): readonly T[] =>
	isThorough ? both : [both[locale === 'en' ? 0 : 1] as T];

/** A selection that changes with the round and the purpose. */
export const drawForRound = <T extends string | number>(all: readonly T[], count: number, purpose = ''): T[] => {
	const lot = (one: T) => createHash('sha1').update(`${round} ${purpose} ${one}`).digest('hex');
	return all
		.map((one) => ({ one, lot: lot(one) }))
		.sort((a, b) => (a.lot < b.lot ? -1 : 1))
		.slice(0, count)
		.map(({ one }) => one);
};
