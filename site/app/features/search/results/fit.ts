import type { PageRequest } from '#app/page-loader.ts';
import { formatDelivery } from '#app/parts/listings/delivery.ts';
import { buildChips } from '#app/parts/search/chips.ts';
import { amountName, bedroomsName } from '#app/parts/search/value-names.ts';
import { activeGroups, type Group, withoutGroup } from '#catalogue/match/groups.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Property } from '#content/entities/listings.ts';
import { locales } from '#domain/locales.ts';

export type Fit = { fits: string[]; differs: string[] };

const SHOWN = 3;
/** Not mentioned: implied by the search or true of every result. */
const unsaid: ReadonlySet<Group> = new Set(['purpose', 'category', 'rentPeriod', 'text', 'bounds', 'polygon']);
const ofMoney: ReadonlySet<Group> = new Set(['price', 'allIn']);
const MOST_ROOMS = 5;

/** Homes that nearly match: which filters they meet, and what they have instead of the others. */
export function describeFit(request: PageRequest, filters: Filters, homes: readonly Property[]): Map<number, Fit> {
	const ids = homes.map(({ id }) => id);
	const asked = activeGroups(filters)
		.filter((group) => !unsaid.has(group))
		.map((group) => {
			const only = keepOnly(filters, group);
			const text = buildChips(request, only)
				.map((chip) => chip.text)
				.join(locales[request.locale].comma);
			return { group, text, passing: new Set(request.site.search.catalogue.among(ids, only)) };
		});
	return new Map(
		homes.map((home) => {
			const [passed, failed] = [asked.filter(({ passing }) => passing.has(home.id)), asked.filter(({ passing }) => !passing.has(home.id))];
			const isInBudget = !failed.some(({ group }) => ofMoney.has(group));
			const fits = passed.flatMap(({ group, text }) =>
				!ofMoney.has(group) ? [text] : isInBudget ? [request.t('find.zero.inBudget')] : [],
			);
			const differs = failed.map(
				({ group, text }) => sayDifference(request, group, home, filters) ?? request.t('find.zero.without', { filter: text }),
			);
			return [home.id, { fits: [...new Set(fits)].slice(0, SHOWN), differs: [...new Set(differs)].slice(0, SHOWN) }];
		}),
	);
}

function keepOnly(filters: Filters, group: Group): Filters {
	const others = withoutGroup(filters, group);
	return Object.fromEntries(Object.entries(filters).filter(([key]) => !(key in others)));
}

function sayDifference(request: PageRequest, group: Group, home: Property, { price }: Filters): string | null {
	const { t, read, locale } = request;
	switch (group) {
		case 'price':
			return home.purpose === 'sale' && home.currency === 'EGP' && price ? sayDistance(request, home.price, price) : null;
		case 'types':
			return t(`type.${home.type}`);
		case 'where':
			return read.get('area', home.area)?.translations[locale].name ?? null;
		case 'bedrooms':
			return home.bedrooms === null ? null : bedroomsName(request, Math.min(home.bedrooms, MOST_ROOMS));
		case 'delivery':
			return formatDelivery(request, home);
		default:
			return null;
	}
}

/** Two digits are precise enough. */
const roughly = (amount: number) => Number(amount.toPrecision(2));

function sayDistance(
	request: PageRequest,
	amount: number,
	{ from = 0, to = Number.POSITIVE_INFINITY }: { from?: number; to?: number },
): string | null {
	if (amount > to) return request.t('find.zero.over', { amount: amountName(request, roughly(amount - to)) });
	return amount < from ? request.t('find.zero.under', { amount: amountName(request, roughly(from - amount)) }) : null;
}
