import { requireAll as all, not, type SentenceOption, sentencesWhen } from './compose.ts';
import type { English } from './words-en.ts';

const when = sentencesWhen<English>;
type Test = (e: English) => boolean;

const grades: Record<string, string> = { lux: 'lux', super_lux: 'super lux', ultra_super_lux: 'ultra super lux' };
const grade = ({ unit }: English): string => grades[unit.finish.finishing ?? ''] ?? 'full';
const home: Test = ({ unit }) => unit.category === 'residential';
const work = not(home);
const sale: Test = ({ unit }) => unit.purpose === 'sale';
const rent = not(sale);
const monthly: Test = ({ unit }) => unit.rentPeriod === 'month';
const daily: Test = ({ unit }) => unit.rentPeriod === 'day';
const ready: Test = ({ unit }) => unit.ready;
const furnished: Test = ({ unit }) => unit.finish.furnished;
const whole: Test = ({ unit }) => unit.type === 'building' || unit.type === 'land';
const bare = (value: string): Test => all(not(furnished), ({ unit }) => unit.finish.finishing === value);
const letBare = all(home, rent, not(furnished));

export const finishes: SentenceOption<English>[] = [
	...when(
		bare('core_shell'),
		'It is handed over as core and shell, so everything inside the walls is yours to plan and pay for.',
		'Finishing is core and shell: structure, facade and services to the door, and nothing more.',
	),
	...when(all(home, bare('core_shell')), 'You receive concrete and brick; wiring, floors and bathrooms come later, at your cost.'),
	...when(
		all(work, bare('core_shell')),
		'Being core and shell, it needs weeks of fitting out; add them, and the cost, before you compare.',
	),
	...when(
		bare('semi_finished'),
		'It is semi-finished: plaster and pipes are included; floors, paint and bathrooms are not.',
		'Semi-finished means you still buy the floors, inner doors, paint and bathroom fittings.',
		'Plaster, wiring and pipes come with it; floors and fittings are left for you to choose.',
		'Expect some months of work after the keys, because it is semi-finished.',
	),
	...when(
		all(home, sale, bare('fully_finished')),
		'It comes fully finished, but kitchen cabinets and air conditioning are not part of the price.',
		'Floors, paint, doors and bathrooms are included; ask for the list of materials in writing.',
		'It is fully finished, so you could sleep in it on the first night, once you add a kitchen.',
		'Full finishing is included; light fittings and shower glass usually are not, so read the annex.',
		'You get it finished down to the switches, without kitchen units and air conditioners.',
	),
	...when(
		all(work, bare('fully_finished')),
		'It is fully finished; partitions, furniture and data lines are not included.',
		'Floors, ceilings and lighting are finished, and the furniture is up to you.',
	),
	...when(
		all(sale, not(furnished), (e) => grade(e) !== 'full'),
		(e) => `The owner calls the finishing ${grade(e)}, a seller's word, so judge the floors and bathrooms yourself.`,
		(e) => `Finishing is ${grade(e)} by the owner's account, and the agent can tell you what needs renewing.`,
		(e) => `With ${grade(e)} finishing, the kitchen stays in place and the furniture is not included.`,
	),
	...when(
		all(furnished, sale),
		'The furniture is included, and its list is attached to the contract.',
		'It is sold with its furniture, written piece by piece on a signed list.',
	),
	...when(
		all(furnished, home, monthly),
		'It is let furnished, with a list of contents that both sides sign.',
		'Furniture and appliances are included; run each air conditioner for ten minutes before you sign.',
	),
	...when(
		daily,
		'Beds, appliances and kitchen tools are there; bring your own towels unless the owner confirms them.',
		'It is let furnished, with linen and kitchen tools.',
	),
	...when(all(furnished, work, rent), 'Desks, chairs and partitions stay; ask for the list before you compare.'),
	...when(
		letBare,
		(e) => `It is let without furniture, with ${grade(e)} finishing.`,
		(e) => `Finishing is ${grade(e)}, and there is no furniture, so you bring your own.`,
		'The kitchen and bathrooms are fitted; furniture and appliances are not included.',
	),
	...when(
		({ unit }) => unit.type === 'land',
		'Nothing stands on it, so walk its edges with the survey in hand.',
		'It is bare land; the number of floors you may build is in the site certificate, not in this text.',
	),
];

export const readiness: SentenceOption<English>[] = [
	...when(
		all(ready, sale, not(whole)),
		'It is ready, and the keys are handed over once the contract is signed.',
		(e) => `The ${e.noun} is ready, so you can measure it yourself before deciding.`,
		'Handover is immediate, with meter readings taken together on the day.',
	),
	...when(
		all(monthly, home),
		'It is empty and ready for a new tenant.',
		'Nobody lives in it now, so a visit can be arranged at short notice.',
	),
	...when(
		all(rent, work),
		'It is empty; agree with the owner on rent-free weeks for fitting out.',
		'You can move in as soon as the contract is signed.',
	),
	...when(daily, 'Free dates are confirmed with the owner before you pay.', 'Check-in and check-out hours are written in the booking.'),
	...when(
		not(ready),
		(e) => `The delivery date in the contract is ${e.delivery}.`,
		(e) => `Delivery is due in ${e.delivery}; ask what the contract says about a delay.`,
		(e) => `The developer's contract gives ${e.delivery} for the keys.`,
		(e) => `It is off-plan, with handover in ${e.delivery}.`,
	),
	...when(
		all(not(ready), ({ unit }) => unit.zone !== 'resort'),
		(e) => `Handover is set for ${e.delivery}, so count the rent you pay elsewhere until then.`,
	),
	...when(
		all(not(ready), ({ unit }) => unit.zone === 'resort'),
		(e) => `Keys are due in ${e.delivery}; ask which beach and pool open by then.`,
	),
	...when(
		({ unit }) => unit.type === 'land',
		'Ask the city authority for the site certificate before you pay anything.',
		'The permitted use, coverage and height come from the city authority, and we can request them with you.',
	),
	...when(
		({ unit }) => unit.type === 'building',
		'Compare the licensed number of floors with what is built before you agree a price.',
		'It is handed over empty, with the lift and the pumps tried on the day.',
	),
];
