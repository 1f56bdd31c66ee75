import type { Project, Property } from '#content/entities/listings.ts';
import type { Reader } from '#content/reader.ts';

type Areas = readonly { id: number }[];

const newest = <E extends { date_created: string | null }>(records: E[], limit: number): E[] =>
	records.toSorted((a, b) => (b.date_created ?? '').localeCompare(a.date_created ?? '')).slice(0, limit);

export const newestProperties = (read: Reader, areas: Areas, limit: number): Property[] =>
	newest(
		areas.flatMap(({ id }) => read.list('property', { under: { field: 'area', id }, limit })),
		limit,
	);

export const newestCompounds = (read: Reader, areas: Areas, limit: number): Project[] =>
	newest(
		areas.flatMap(({ id }) => read.list('project', { under: { field: 'area', id }, limit })),
		limit,
	);
