import { z } from 'zod';
import { readRefusal } from '#directus/refusal.ts';
import type { StaffClient } from '#directus/staff-client.ts';
import { counterKinds, type Kind, lackingFacts, progresses } from '#domain/counter/exchange.ts';
import { localeCodes } from '#domain/locales.ts';
import { currencies, propertyTypes, rentPeriods, statuses } from '#domain/vocabulary.ts';

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
	due?: true | undefined;
};

export type CounterQuestion = { words: string; kind: Kind | null; page: number; filters: CounterFilters };

const text = z.string().nullable().catch(null);
const id = z.int().nullable().catch(null);

/** What the person may do with a row: which states they can set, and whether they may mark its price as checked or assign it. */
const may = z
	.object({ states: z.array(z.enum([...statuses, ...progresses])), price: z.boolean(), assign: z.boolean() })
	.catch({ states: [], price: false, assign: false });

/** Rows at the counter may be drafts: invalid values become null. */
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
	details: text,
	preferred_times: z.array(z.string()).catch([]),
	viewing_state: text,
	follow_up_at: text,
	language: z.enum(localeCodes).nullable().catch(null),
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
	rent_period: z.enum(rentPeriods).nullable().catch(null),
	bedrooms: id,
	agent: id,
	area: id,
	project: id,
	launch: id,
	property: id,
	career: id,
	translations: z.array(z.object({ languages_code: z.string(), name: z.string() })).catch([]),
	lacking: z.array(z.enum(lackingFacts)).catch([]),
	may,
});

const owner = z.object({ property: z.int(), owner_name: text, owner_phone: text });

const answer = z.object({
	groups: z.array(z.object({ kind: z.enum(counterKinds), total: z.int(), hasMore: z.boolean(), rows: z.array(row) })),
	owners: z.array(owner),
	hasMoreOwners: z.boolean(),
	isAll: z.boolean(),
	agent: id,
	isOwnStart: z.boolean(),
	mayExport: z.boolean(),
});

export type FoundRow = z.output<typeof row>;
export type FoundOwner = z.output<typeof owner>;
export type Found = z.output<typeof answer>;
export type CounterAnswer = Found | 'tooMany' | 'unavailable';

/** Returns only what this person may see. */
export async function askCounter(client: StaffClient, question: CounterQuestion): Promise<CounterAnswer> {
	try {
		return answer.parse(await client.askCounter(question));
	} catch (error) {
		return readRefusal(error)?.status === 429 ? 'tooMany' : 'unavailable';
	}
}

/** `isAll`: the file has everything that was found. */
const counterFile = z.object({ file: z.string(), isAll: z.boolean() });
export type CounterFile = z.output<typeof counterFile>;

export async function askForFile(client: StaffClient, question: CounterQuestion): Promise<CounterFile | 'refused' | 'unavailable'> {
	try {
		return counterFile.parse(await client.askCounter({ ...question, page: 1, csv: true }));
	} catch (error) {
		return readRefusal(error) ? 'refused' : 'unavailable';
	}
}

const allowedAnswer = z.object({ rows: z.array(z.object({ id: z.int(), state: text, may })) });

/** The current state of rows, and what the person may do with them. */
export const readAllowed = async (client: StaffClient, kind: Kind, ids: number[]) =>
	allowedAnswer.parse(await client.askCounter({ rows: { kind, ids } })).rows;
