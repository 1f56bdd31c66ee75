import type { OfferText } from '#seed/sample/shapes.ts';
import { dayFrom, FIRST_ID } from '../assemble.ts';
import type { PropertyBundle } from '../facts.ts';
import { random } from '../random.ts';
import { readSample } from '../sample-files.ts';
import { quoted } from './prices.ts';
import type { Unit } from './unit.ts';

const offered = new Set(readSample<OfferText[]>('offers.json').flatMap(({ property }) => property ?? []));

type History = PropertyBundle['priceHistory'];

/** Earlier prices, oldest first, and today's. */
export function buildHistory(unit: Unit, price: number, checkedDaysAgo: number, today: string, published: boolean): History {
	const draw = random(`history:${unit.index}`);
	// A discount refers to a price that was valid for some time.
	const settledDays = offered.has(FIRST_ID + unit.index) ? 90 : 0;
	let daysAgo = checkedDaysAgo + draw.int(0, 60) + settledDays;
	let earlier = price;
	const entry = (amount: number, days: number) => ({ price: amount, currency: 'EGP', changed_on: dayFrom(today, -days) });
	const history = [entry(price, daysAgo)];
	const changes = published && draw.chance(0.6) ? draw.int(3, 6) : 0;
	for (let change = 0; change < changes; change++) {
		daysAgo += draw.int(40, 130);
		const before = quoted(earlier * (draw.chance(0.8) ? draw.between(0.94, 0.98) : draw.between(1.02, 1.06)), unit.purpose);
		if (before === earlier || daysAgo > 365) break;
		history.unshift(entry(before, daysAgo));
		earlier = before;
	}
	return history;
}
