import type { Api } from '#directus/api.ts';

type Field = { collection: string; field: string; meta: { validation: object | null } | null };

/**
 * Takes the limits off fields of ours, so that rows can hold what they held before there were limits, or what another tool wrote into the
 * database. Gives them back.
 */
export async function liftLimits(admin: Api, isConcerned: (field: string) => boolean = () => true): Promise<() => Promise<void>> {
	const fields = (await admin.get<Field[]>('/fields')).filter(
		({ collection, field, meta }) => !collection.startsWith('directus_') && meta?.validation && isConcerned(`${collection}.${field}`),
	);
	const apply = async (validationOf: (field: Field) => object | null) => {
		for (const [collection, some] of Map.groupBy(fields, (field) => field.collection))
			await admin.patch(
				`/fields/${collection}`,
				some.map((field) => ({ field: field.field, meta: { validation: validationOf(field) } })),
			);
	};
	await apply(() => null);
	return () => apply(({ meta }) => meta?.validation ?? null);
}
