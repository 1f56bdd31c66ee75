import { type Api, createApi } from '#directus/api.ts';
import { readAll } from '#directus/read-all.ts';
import { asSampleUser, SAMPLE_USER } from '../access/users.ts';

const BATCH = 300;
const moved = ['owner_name', 'owner_phone', 'commission', 'source', 'internal_notes'] as const;
type Name = (typeof moved)[number];

type Property = { id: number; user_created: string | null; user_updated: string | null } & Partial<Record<Name, string | number | null>>;
type Private = { id: number; property: number; user_updated: string | null } & Record<Name, string | number | null>;

/**
 * Owner, commission and notes were columns of `property`, where colleagues could filter by them. They are copied to `property_private`, compared, and
 * only then dropped. Can be resumed after an interruption.
 */
export async function movePrivateFields(api: Api): Promise<string[]> {
	const fields = await api.get<{ field: string }[]>('/fields/property');
	const present = moved.filter((name) => fields.some(({ field }) => field === name));
	if (present.length === 0) return [];
	const before = await propertiesWithValues(api, present);
	const copied = new Set((await privateRows(api)).map(({ property }) => property));
	const missing = before.filter(({ id }) => !copied.has(id));
	// Copies of sample rows keep the sample user, because sample content is removed by its creator.
	const isSample = ({ user_created, user_updated }: Property) => user_created === SAMPLE_USER && [null, SAMPLE_USER].includes(user_updated);
	const samples = missing.filter(isSample);
	if (samples.length) await asSampleUser(api, (token) => copy(createApi(api.url, token), samples, present));
	await copy(
		api,
		missing.filter((row) => !isSample(row)),
		present,
	);
	await compare(api, before, present);
	for (const name of present) await api.delete(`/fields/property/${name}`);
	return [`private fields of ${before.length} properties moved`];
}

const propertiesWithValues = (api: Api, present: readonly Name[]) =>
	readAll<Property>(api, '/items/property', ['id', 'user_created', 'user_updated', ...present], {
		_or: present.map((name) => ({ [name]: { _nnull: true } })),
	});

const privateRows = (api: Api) => readAll<Private>(api, '/items/property_private', ['id', 'property', 'user_updated', ...moved]);

async function copy(api: Api, rows: Property[], present: readonly Name[]): Promise<void> {
	for (let start = 0; start < rows.length; start += BATCH)
		await api.post(
			'/items/property_private?fields=id',
			rows
				.slice(start, start + BATCH)
				.map((row) => ({ property: row.id, ...Object.fromEntries(present.map((name) => [name, row[name] ?? null])) })),
		);
}

/** A value that staff changed after it was copied is newer than the column. */
async function compare(api: Api, before: Property[], present: readonly Name[]): Promise<void> {
	const after = new Map((await privateRows(api)).map((row) => [row.property, row]));
	const isSame = (a: unknown, b: unknown) => (a ?? null) === (b ?? null) || (a != null && b != null && Number(a) === Number(b));
	const lost = before.filter((row) => {
		const copy = after.get(row.id);
		return !copy || (copy.user_updated === null && present.some((name) => !isSame(row[name], copy[name])));
	});
	if (lost.length)
		throw new Error(
			`The private fields of ${lost.length} properties could not be copied, the first being ${lost[0]?.id}. Nothing was removed.`,
		);
}
