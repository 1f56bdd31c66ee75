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
	// One difference to the schema: Directus would read it again after every field.
	const apply = (lifted: boolean) =>
		admin.post('/schema/apply?force=true', {
			hash: 'made from what is there',
			diff: {
				...{ collections: [], systemFields: [], relations: [] },
				fields: fields.map(({ collection, field, meta }) => {
					const [lhs, rhs] = lifted ? [meta?.validation, null] : [null, meta?.validation];
					return { collection, field, diff: [{ kind: 'E', path: ['meta', 'validation'], lhs, rhs }] };
				}),
			},
		});
	await apply(true);
	return async () => void (await apply(false));
}
