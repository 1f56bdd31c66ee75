import type { Kind } from '../../../domain/counter/exchange.ts';
import type { Key, Row } from '../hook.ts';
import { type RowReader, readAllowed } from './read-allowed.ts';
import type { Found } from './search.ts';

type Text = { languages_code: string; name: string };

/** The field that names a related row, because its id means nothing outside Directus. */
const nameFields: Record<string, string> = {
	agent: 'name_en',
	area: 'code',
	career: 'name_en',
	developer: 'name_en',
	launch: 'name_en',
	project: 'name_en',
	property: 'reference',
};

/** Flat rows of one kind, with the owners of homes if the person may read them. */
export async function buildCsvRows({ groups, owners }: Found, kind: Kind | null, asker: RowReader): Promise<Row[]> {
	const rows = groups.find((group) => group.kind === (kind ?? 'property'))?.rows ?? [];
	const byHome = new Map(owners.map((owner) => [owner.property, owner]));
	const pointers = Object.keys(nameFields).filter((column) => column in (rows[0] ?? {}));
	const names = new Map(await Promise.all(pointers.map(async (column) => [column, await readNames(column, rows, asker)] as const)));
	return rows.map(({ id, translations, lacking: _lacking, may: _may, ...row }) => {
		const texts = Array.isArray(translations) ? (translations as Text[]) : [];
		const readName = (language: string) => texts.find(({ languages_code }) => languages_code === language)?.name ?? '';
		const owner = byHome.get(id);
		return {
			...row,
			...Object.fromEntries(pointers.map((column) => [column, names.get(column)?.get(row[column]) ?? null])),
			...(texts.length > 0 && { name_en: readName('en_US'), name_ar: readName('ar_EG') }),
			...(owner && { owner_name: owner.owner_name, owner_phone: owner.owner_phone }),
		};
	});
}

async function readNames(collection: string, rows: readonly Row[], asker: RowReader): Promise<Map<unknown, unknown>> {
	const ids = [...new Set(rows.map((row) => row[collection] as Key | null))].filter((id) => id !== null);
	const field = nameFields[collection] ?? 'id';
	const read = await readAllowed(collection, asker, { fields: ['id', field], filter: { id: { _in: ids } }, limit: ids.length });
	return new Map(read.map((row) => [row['id'], row[field]]));
}
