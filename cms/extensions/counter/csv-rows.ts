import type { Kind } from '../../../domain/counter/exchange.ts';
import type { Row } from '../hook.ts';
import type { Found } from './search.ts';

type Text = { languages_code: string; name: string };

/** The rows of one kind, flat, with the owners of homes where the person may know them. */
export function buildCsvRows({ groups, owners }: Found, kind: Kind | null): Row[] {
	const rows = groups.find((group) => group.kind === (kind ?? 'property'))?.rows ?? [];
	const byHome = new Map(owners.map((owner) => [owner.property, owner]));
	return rows.map(({ translations, lacking: _lacking, may: _may, ...row }) => {
		const texts = Array.isArray(translations) ? (translations as Text[]) : [];
		const nameIn = (language: string) => texts.find(({ languages_code }) => languages_code === language)?.name ?? '';
		const owner = byHome.get(row['id']);
		return {
			...row,
			...(texts.length > 0 && { name_en: nameIn('en_US'), name_ar: nameIn('ar_EG') }),
			...(owner && { owner_name: owner.owner_name, owner_phone: owner.owner_phone }),
		};
	});
}
