import type { SampleRecord } from '../records.ts';
import type { CompoundText, OfferText, PlanText } from '../sample/shapes.ts';
import { idAt, record } from './assemble.ts';
import { random } from './random.ts';
import { readSample } from './sample-files.ts';

/** Terms as on the market: shares add up to less than the price, and instalments carry the rest. */
const offPlan: PlanText[] = [
	{ down: 5, years: 8, frequency: 'quarterly', early: 5, earlyMonth: 3, delivery: 0, cash: 28 },
	{ down: 10, years: 8, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 0, cash: 30 },
	{ down: 5, years: 10, frequency: 'quarterly', early: 5, earlyMonth: 6, delivery: 5, cash: 35 },
	{ down: 10, years: 7, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 10, cash: 25 },
	{ down: 10, years: 10, frequency: 'semi_annual', early: 5, earlyMonth: 6, delivery: 5, cash: 32 },
	{ down: 0, years: 7, frequency: 'quarterly', early: 10, earlyMonth: 6, delivery: 10, cash: 22 },
	{ down: 15, years: 6, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 0, cash: 20 },
	{ down: 5, years: 12, frequency: 'monthly', early: 5, earlyMonth: 3, delivery: 0, cash: 40 },
	{ down: 5, years: 9, frequency: 'quarterly', early: 5, earlyMonth: 6, delivery: 0, cash: 30 },
	{ down: 10, years: 9, frequency: 'quarterly', early: 5, earlyMonth: 6, delivery: 5, cash: 31 },
	{ down: 15, years: 8, frequency: 'semi_annual', early: 0, earlyMonth: null, delivery: 5, cash: 26 },
	{ down: 20, years: 7, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 0, cash: 24 },
	{ down: 20, years: 5, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 10, cash: 17 },
	{ down: 10, years: 6, frequency: 'quarterly', early: 10, earlyMonth: 12, delivery: 0, cash: 21 },
	{ down: 0, years: 8, frequency: 'quarterly', early: 5, earlyMonth: 3, delivery: 10, cash: 25 },
	{ down: 15, years: 10, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 0, cash: 33 },
	{ down: 5, years: 7, frequency: 'monthly', early: 10, earlyMonth: 12, delivery: 5, cash: 23 },
	{ down: 10, years: 12, frequency: 'quarterly', early: 5, earlyMonth: 6, delivery: 0, cash: 38 },
];
const ready: PlanText[] = [
	{ down: 25, years: 4, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 0, cash: 15 },
	{ down: 40, years: 3, frequency: 'semi_annual', early: 0, earlyMonth: null, delivery: 0, cash: 12 },
	{ down: 20, years: 6, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 0, cash: 20 },
	{ down: 30, years: 5, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 0, cash: 17 },
	{ down: 50, years: 2, frequency: 'quarterly', early: 0, earlyMonth: null, delivery: 0, cash: 8 },
	{ down: 35, years: 4, frequency: 'monthly', early: 0, earlyMonth: null, delivery: 0, cash: 14 },
];

type Plan = PlanText & { id: number; label: string };

const everyday = { monthly: 'monthly', quarterly: 'quarterly', semi_annual: 'semi-annual' };

const plansByCompound = new Map<string, Plan[]>();
const plansByOffer = new Map<string, Plan>();
{
	let index = 0;
	const makePlan = (name: string, terms: PlanText): Plan => ({
		...terms,
		id: idAt(index++),
		label: `${name} · ${terms.down} % · ${terms.years} years, ${everyday[terms.frequency]}`,
	});
	for (const { key, name, delivery, plans } of readSample<CompoundText[]>('compounds.json')) {
		const draw = random(`plans ${key}`);
		const terms = plans ?? draw.take(delivery === 'ready' ? ready : offPlan, delivery === 'ready' ? 2 : draw.int(2, 3));
		plansByCompound.set(
			key,
			terms.map((item) => makePlan(name.en, item)),
		);
	}
	for (const { key, name, plan } of readSample<OfferText[]>('offers.json')) if (plan) plansByOffer.set(key, makePlan(name.en, plan));
}

export const findPlans = (compound: string): Plan[] => plansByCompound.get(compound) ?? [];

export const findOfferPlans = (offer: string): Plan[] => [plansByOffer.get(offer) ?? []].flat();

export function* planRecords(): Generator<SampleRecord> {
	const plans = [...[...plansByCompound.values()].flat(), ...plansByOffer.values()];
	for (const { id, label, down, years, frequency, early, earlyMonth, delivery, cash } of plans)
		yield record('payment_plan', {
			id,
			label,
			down_payment_percent: down,
			years,
			frequency,
			early_percent: early,
			early_month: earlyMonth,
			delivery_percent: delivery,
			cash_discount_percent: cash,
		});
}
