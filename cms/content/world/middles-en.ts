import { type Say, when } from './compose.ts';
import { type English, metres } from './words-en.ts';

type Test = (e: English) => boolean;
const all =
	(...tests: Test[]): Test =>
	(e) =>
		tests.every((test) => test(e));
const not =
	(test: Test): Test =>
	(e) =>
		!test(e);

const grades: Record<string, string> = { lux: 'lux', super_lux: 'super lux', ultra_super_lux: 'ultra super lux' };
const grade = ({ unit }: English): string => grades[unit.finish.finishing ?? ''] ?? 'full';
const home: Test = ({ unit }) => unit.category === 'residential';
const work = not(home);
const sale: Test = ({ unit }) => unit.purpose === 'sale';
const rent = not(sale);
const ready: Test = ({ unit }) => unit.ready;
const furnished: Test = ({ unit }) => unit.finish.furnished;
const whole: Test = ({ unit }) => unit.type === 'building' || unit.type === 'land';
const bare = (value: string): Test => all(not(furnished), ({ unit }) => unit.finish.finishing === value);
const letBare = all(home, rent, not(furnished));

export const finishes: Say<English>[] = [
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
	),
	...when(
		all(home, sale, bare('fully_finished')),
		'It comes fully finished, but kitchen cabinets and air conditioning are not part of the price.',
		'Floors, paint, doors and bathrooms are included; ask for the list of materials as an annex to the contract.',
		'It is fully finished, so you could sleep in it on the first night, once you add a kitchen.',
	),
	...when(
		all(work, bare('fully_finished')),
		'It is fully finished; partitions, furniture and data lines are not included.',
		'Floors, ceilings and lighting are finished, and the furniture is up to you.',
	),
	...when<English>(
		all(sale, not(furnished), (e) => grade(e) !== 'full'),
		(e) => `The owner grades the finishing as ${grade(e)}, a seller's word and not a standard, so judge the floors and bathrooms yourself.`,
		(e) => `Finishing is ${grade(e)} by the owner's account, and the agent can tell you what needs renewing.`,
		(e) => `With ${grade(e)} finishing, the kitchen stays in place and the furniture is not included.`,
	),
	...when(
		all(furnished, sale),
		'The furniture is included, and its list is attached to the contract.',
		'It is sold with its furniture, written piece by piece on a signed list.',
	),
	...when(
		all(furnished, home, rent),
		'It is let furnished, with a list of contents that both sides sign.',
		'Furniture and appliances are included; run each air conditioner for ten minutes before you sign.',
	),
	...when(all(furnished, work, rent), 'Desks, chairs and partitions stay; ask for the list before you compare.'),
	...when<English>(
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

export const readiness: Say<English>[] = [
	...when<English>(
		all(ready, sale, not(whole)),
		'It is ready, and the keys are handed over once the contract is signed.',
		(e) => `The ${e.noun} is ready, so you can measure it yourself before deciding.`,
		'Handover is immediate, with meter readings taken together on the day.',
	),
	...when(
		all(rent, home),
		'It is empty and ready for a new tenant.',
		'Nobody lives in it now, so a visit can be arranged at short notice.',
	),
	...when(
		all(rent, work),
		'It is empty; agree with the owner on rent-free weeks for fitting out.',
		'You can move in as soon as the contract is signed.',
	),
	...when<English>(
		not(ready),
		(e) => `The delivery date in the contract is ${e.delivery}.`,
		(e) => `Delivery is due in ${e.delivery}; ask what the contract says about a delay.`,
		(e) => `Handover is set for ${e.delivery}, so count the rent you pay elsewhere until then.`,
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

const views: Record<string, string> = {
	garden: 'the garden',
	landscape: 'the planted open space',
	lagoon: 'the lagoon',
	sea: 'the sea',
	first_row_sea: 'the sea from the first row',
	pool: 'the pool',
	nile: 'the Nile',
	city: 'the city',
};
const seen = ({ unit }: English): string => views[unit.view ?? ''] ?? '';
const street: Test = ({ unit }) => unit.view === 'street';

export const outlooks: Say<English>[] = [
	...when<English>(
		all(home, not(street)),
		(e) => `The main rooms ${e.will('face', 'will face')} ${seen(e)}.`,
		(e) => `From the windows you ${e.will('see', 'will see')} ${seen(e)}.`,
		(e) => `It ${e.will('looks', 'will look')} over ${seen(e)}.`,
	),
	...when<English>(
		all(home, street, not(whole)),
		'It faces the street, so listen to the traffic when you visit.',
		'The rooms face the street; stand at the window for ten minutes before you decide.',
	),
	...when(all(work, street, not(whole)), 'Its front is on the street.', 'It is on the street side of the building.'),
	...when<English>(all(work, not(street)), (e) => `The windows look over ${seen(e)}.`),
	...when(whole, 'It faces the street on at least one side.', 'The front is on the street; ask for its width in metres.'),
];

const alone: Test = ({ unit }) => unit.size.land === null;
const garden: Test = ({ unit }) => unit.size.garden !== null;
const roof: Test = ({ unit }) => unit.size.roof !== null;

export const outdoors: Say<English>[] = [
	...when<English>(
		all(garden, alone),
		(e) => `A private garden of ${metres(e.unit.size.garden)} belongs to it.`,
		(e) => `The garden is ${metres(e.unit.size.garden)}, for this ${e.noun} alone.`,
		(e) => `Outside there ${e.will('is', 'will be')} a garden of ${metres(e.unit.size.garden)}.`,
	),
	...when<English>(
		all(roof, alone),
		(e) => `The private roof adds ${metres(e.unit.size.roof)} of open space.`,
		(e) => `With it goes ${metres(e.unit.size.roof)} of open roof, shared with nobody.`,
	),
	...when<English>(
		all(garden, not(alone)),
		(e) => `The plot is ${metres(e.unit.size.land)}, of which about ${metres(e.unit.size.garden)} is garden.`,
		(e) => `Its land measures ${metres(e.unit.size.land)}, with some ${metres(e.unit.size.garden)} of garden.`,
	),
];

const ground: Test = ({ unit }) => unit.size.floor === 0;
const lift: Test = (e) => e.lift;

export const floors: Say<English>[] = [
	...when<English>(
		all(lift, not(ground)),
		(e) => `It is on the ${e.floor}, and the building has a lift.`,
		(e) => `A lift goes up to the ${e.floor}.`,
	),
	...when<English>(all(not(lift), not(ground)), (e) => `It is on the ${e.floor}, reached by stairs.`),
	...when(all(ground, home), 'It is on the ground floor, with no stairs to climb.', 'The ground floor means no waiting for a lift.'),
	...when(all(ground, work), 'It opens at ground level.', 'The entrance is at street level, with no steps up from the lobby.'),
];
