import type { Api } from '#directus/api.ts';

type Field = { collection: string; field: string; meta: { validation: object | null } | null };

/**
 * Removes the limits of our fields, so that rows can hold values from before the limits or from other tools. Returns a function that
 * restores them.
 */
export async function liftLimits(admin: Api, isConcerned: (field: string) => boolean = () => true): Promise<() => Promise<void>> {
	const fields = (await admin.get<Field[]>('/fields')).filter(
		({ collection, field, meta }) => !collection.startsWith('directus_') && meta?.validation && isConcerned(`${collection}.${field}`),
	);
	// One schema diff, because Directus would reload the schema after every field.
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
