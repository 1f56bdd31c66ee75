import { z } from 'zod';
import { CHANGES_MOST, counterKinds, PAGES_MOST, progresses } from '../../../domain/counter/exchange.ts';
import { QUESTION_MOST } from '../../../domain/counter/question.ts';
import { statuses } from '../../../domain/vocabulary.ts';

const id = z
	.int()
	.min(1)
	.max(2 ** 31 - 1);
const price = z.number().min(0).max(1e15);

const filters = z.strictObject({
	state: z.enum([...statuses, ...progresses]).optional(),
	agent: z.union([id, z.literal('me')]).optional(),
	area: id.optional(),
	location: id.optional(),
	/** Created within this many days. */
	days: z.int().min(1).max(3650).optional(),
	from: price.optional(),
	to: price.optional(),
	stale: z.boolean().optional(),
	incomplete: z.boolean().optional(),
	/** Follow-up due today or overdue. */
	due: z.boolean().optional(),
});

const request = z.strictObject({
	words: z.string().max(QUESTION_MOST).default(''),
	kind: z.enum(counterKinds).nullable().default(null),
	page: z.int().min(1).max(PAGES_MOST).default(1),
	filters: filters.default({}),
	/** All rows of the kind, as a file. */
	csv: z.boolean().default(false),
});

/** Asks what may be done with known rows. */
const rowsRequest = z.strictObject({ rows: z.strictObject({ kind: z.enum(counterKinds), ids: z.array(id).min(1).max(CHANGES_MOST) }) });

export type Filters = z.output<typeof filters>;
export type SearchRequest = z.output<typeof request>;
export type RowsRequest = z.output<typeof rowsRequest>;

/** Null for an invalid or oversized request. */
export const readRequest = (body: unknown): SearchRequest | RowsRequest | null =>
	z.union([rowsRequest, request]).safeParse(body).data ?? null;
