import type { CounterFilters, CounterQuestion } from '#content/staff/ask-counter.ts';
import { counterKinds, PAGES_MOST, progresses } from '#domain/counter/exchange.ts';
import { QUESTION_MOST } from '#domain/counter/question.ts';
import { latinDigits } from '#domain/digits.ts';
import { cutCharacters } from '#domain/typed-text.ts';
import { statuses } from '#domain/vocabulary.ts';

const states = [...statuses, ...progresses];
export const ages = [1, 7, 30, 90, 365] as const;

const DIGITS_MOST = 15;

/** The search is kept in the address, so that it can be shared and bookmarked. Invalid values are ignored. */
export function readAddress({ searchParams }: URL): CounterQuestion {
	const read = (name: string) => searchParams.get(name) ?? '';
	const page = readId(read('page'));
	return {
		words: cutCharacters(read('q').trim(), QUESTION_MOST),
		kind: counterKinds.find((kind) => kind === read('kind')) ?? null,
		page: page !== undefined && page <= PAGES_MOST ? page : 1,
		filters: dropUnset({
			state: states.find((state) => state === read('state')),
			agent: read('agent') === 'me' ? 'me' : readId(read('agent')),
			area: readId(/^area-(\d+)$/.exec(read('place'))?.[1]),
			location: readId(/^location-(\d+)$/.exec(read('place'))?.[1]),
			days: ages.find((days) => String(days) === read('days')),
			from: readAmount(read('from')),
			to: readAmount(read('to')),
			stale: read('stale') === '1' || undefined,
			incomplete: read('incomplete') === '1' || undefined,
			due: read('due') === '1' || undefined,
		}),
	};
}

const dropUnset = (values: CounterFilters): CounterFilters =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function readId(text: string | undefined): number | undefined {
	const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
	return id > 0 && id < 2 ** 31 ? id : undefined;
}

function readAmount(text: string): number | undefined {
	const digits = latinDigits(text).replace(/\D/g, '').slice(0, DIGITS_MOST);
	return digits ? Number(digits) : undefined;
}

/** The same search with other parameters; an empty value removes one. */
export function addressWith({ pathname, searchParams }: URL, changes: Record<string, string>): string {
	const query = new URLSearchParams(searchParams);
	query.delete('page');
	for (const [name, value] of Object.entries(changes)) {
		query.delete(name);
		if (value) query.set(name, value);
	}
	return query.size ? `${pathname}?${query}` : pathname;
}
