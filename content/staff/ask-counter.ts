import { z } from 'zod';
import { refusalIn } from '#directus/refusal.ts';
import type { StaffClient } from '#directus/staff-client.ts';
import { assignable, type Kind, kinds, lacking, type progresses } from '#domain/counter/exchange.ts';
import { currencies, propertyTypes, type statuses } from '#domain/vocabulary.ts';

export type CounterFilters = {
	state?: (typeof statuses | typeof progresses)[number] | undefined;
	agent?: number | 'me' | undefined;
	area?: number | undefined;
	location?: number | undefined;
	days?: number | undefined;
	from?: number | undefined;
	to?: number | undefined;
	stale?: true | undefined;
	incomplete?: true | undefined;
};

export type CounterQuestion = { words: string; kind: Kind | null; page: number; filters: CounterFilters };

const text = z.string().nullable().catch(null);
const id = z.int().nullable().catch(null);

/** What staff look for is not published, and may be half filled in: a value that makes no sense is none. */
const row = z.object({
	id: z.int(),
	reference: text,
	status: text,
	progress: text,
	name: text,
	phone: text,
	whatsapp: text,
	email: text,
	message: text,
	compound: text,
	date_created: text,
	price: z
		.union([z.number(), z.string().transform(Number)])
		.pipe(z.number())
		.nullable()
		.catch(null),
	currency: z.enum(currencies).nullable().catch(null),
	price_checked_on: text,
	type: z.enum(propertyTypes).nullable().catch(null),
	bedrooms: id,
	agent: id,
	area: id,
	project: id,
	property: id,
	career: id,
	translations: z.array(z.object({ languages_code: z.string(), name: z.string() })).catch([]),
	lacking: z.array(z.enum(lacking)).catch([]),
});

const owner = z.object({ property: z.int(), owner_name: text, owner_phone: text });

const answer = z.object({
	groups: z.array(z.object({ kind: z.enum(kinds), total: z.int(), hasMore: z.boolean(), rows: z.array(row) })),
	owners: z.array(owner),
	hasMoreOwners: z.boolean(),
	agent: id,
	mayExport: z.boolean(),
	/** What the person can give to another agent. */
	mayAssign: z.array(z.enum(assignable)),
});

export type FoundRow = z.output<typeof row>;
export type FoundOwner = z.output<typeof owner>;
export type Found = z.output<typeof answer>;
export type CounterAnswer = Found | 'tooMany' | 'unavailable';

/** Everything that this person may see of what they look for. */
export async function askCounter(client: StaffClient, question: CounterQuestion): Promise<CounterAnswer> {
	try {
		return answer.parse(await client.askCounter(question));
	} catch (error) {
		return refusalIn(error)?.status === 429 ? 'tooMany' : 'unavailable';
	}
}

export async function askForFile(client: StaffClient, question: CounterQuestion): Promise<string | 'refused' | 'unavailable'> {
	try {
		return z.object({ file: z.string() }).parse(await client.askCounter({ ...question, page: 1, csv: true })).file;
	} catch (error) {
		return refusalIn(error) ? 'refused' : 'unavailable';
	}
}
