/**
 * `THOROUGH=1 npm test` repeats what chance or load could break as often as a night allows, and looks at every page in both languages at
 * both widths; `npm test` often enough to see a mistake.
 */
export const isThorough = process.env['THOROUGH'] === '1';

export const times = (few: number, many: number): number => (isThorough ? many : few);

/** Of pages that come in both languages, one each, by turns. */
export const byTurns = <T extends { locale: 'en' | 'ar' }>(pages: readonly T[]): T[] => {
	const inLanguage = (locale: string) => pages.filter((page) => page.locale === locale);
	const english = inLanguage('en');
	const arabic = inLanguage('ar');
	return isThorough ? [...pages] : english.flatMap((page, index) => (index % 2 ? (arabic[index] ?? page) : page));
};

/** Of a long journey in both languages, English first, one in `npm test`: as many are made in the one as in the other. */
export const inTurn = <T>(both: readonly T[], locale: 'en' | 'ar'): readonly T[] =>
	isThorough ? both : [both[locale === 'en' ? 0 : 1] as T];

/** So many of them, others in every run. */
export const draw = <T>(all: readonly T[], count: number): T[] =>
	all
		.map((one) => ({ one, at: Math.random() }))
		.sort((a, b) => a.at - b.at)
		.slice(0, count)
		.map(({ one }) => one);
