import type { PageRequest } from '#app/page-loader.ts';
import { locales } from '#domain/locales.ts';
import { alignRows, type Line, type Row } from './aligned-rows.ts';
import { leaveOutRepeated } from './repeated-rows.ts';

export type Facts = { money: Line[]; home: Line[]; amenities: Line[] };
export type Group = { key: keyof Facts | 'same'; title: string; rows: Row[] };

/** Rows that differ come first, grouped by topic; rows where all homes agree come last. A single home has no common rows. */
export function groupRows({ t, locale }: Pick<PageRequest, 't' | 'locale'>, homes: readonly Facts[]): Group[] {
	const aligned = (key: keyof Facts) => alignRows(homes.map((facts) => facts[key]));
	const isShownFirst = (row: Row) => row.differs || homes.length === 1;
	const sayTheSame = [
		[t('listing.lines.allIn'), t('costs.buy')],
		[t('takeover.now'), t('listing.down')],
	] as const;
	const [money, home, amenities] = [leaveOutRepeated(aligned('money'), sayTheSame), aligned('home'), aligned('amenities')];
	const shared = amenities.filter((row) => !isShownFirst(row)).map(({ label }) => label);
	const value = shared.join(locales[locale].comma);
	const groups: Group[] = [
		...(['money', 'home', 'amenities'] as const).map((key) => ({
			key,
			title: t(`compare.groups.${key}`),
			rows: { money, home, amenities }[key].filter(isShownFirst),
		})),
		{
			key: 'same',
			title: t('compare.groups.same'),
			rows: [
				...[...money, ...home].filter((row) => !isShownFirst(row)),
				...(value ? [{ label: t('compare.groups.amenities'), cells: homes.map(() => ({ value })), differs: false, best: null }] : []),
			],
		},
	];
	return groups.filter(({ rows }) => rows.length > 0);
}
