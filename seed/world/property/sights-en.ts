import { requireAll as all, not, type SentenceOption, sentencesWhen } from './compose.ts';
import { type English, metres } from './words-en.ts';

const when = sentencesWhen<English>;
type Test = (e: English) => boolean;
const home: Test = ({ unit }) => unit.category === 'residential';
const work = not(home);
const whole: Test = ({ unit }) => unit.type === 'building' || unit.type === 'land';

const views: Record<string, string> = {
	garden: 'the garden',
	landscape: 'the landscaped grounds',
	lagoon: 'the lagoon',
	sea: 'the sea',
	first_row_sea: 'the sea from the first row',
	pool: 'the pool',
	nile: 'the Nile',
	city: 'the city',
};
const seen = ({ unit }: English): string => views[unit.view ?? ''] ?? '';
const rooms = ({ unit }: English): string => ((unit.size.bedrooms ?? 0) > 1 ? 'The main rooms' : 'The windows');
const enclosed: Test = ({ unit }) => unit.compound !== null;
const street: Test = ({ unit }) => unit.view === 'street';

export const outlooks: SentenceOption<English>[] = [
	...when(
		all(home, not(street)),
		(e) => `${rooms(e)} ${e.will('face', 'will face')} ${seen(e)}.`,
		(e) => `From the windows you ${e.will('see', 'will see')} ${seen(e)}.`,
		(e) => `It ${e.will('looks', 'will look')} over ${seen(e)}.`,
	),
	...when(
		all(home, street, not(whole), not(enclosed)),
		'It faces the street, so listen to the traffic when you visit.',
		'The rooms face the street; stand at the window for ten minutes before you decide.',
	),
	...when(
		all(home, street, enclosed),
		(e) => `It ${e.will('faces', 'will face')} an inner street of the compound.`,
		'Its front is on a street inside the compound, not on the main road.',
	),
	...when(all(work, street, not(whole)), 'Its front is on the street.', 'It is on the street side of the building.'),
	...when(all(work, not(street)), (e) => `The windows look over ${seen(e)}.`),
	...when(whole, 'It faces the street on at least one side.', 'The front is on the street; ask for its width in metres.'),
];

const alone: Test = ({ unit }) => unit.size.land === null;
const garden: Test = ({ unit }) => unit.size.garden !== null;
const roof: Test = ({ unit }) => unit.size.roof !== null;

export const outdoors: SentenceOption<English>[] = [
	...when(
		all(garden, alone),
		(e) => `A private garden of ${metres(e.unit.size.garden)} belongs to it.`,
		(e) => `The garden is ${metres(e.unit.size.garden)}, for this unit alone.`,
		(e) => `Outside there ${e.will('is', 'will be')} a garden of ${metres(e.unit.size.garden)}.`,
	),
	...when(
		all(roof, alone),
		(e) => `The private roof adds ${metres(e.unit.size.roof)} of open space.`,
		(e) => `With it goes ${metres(e.unit.size.roof)} of open roof, shared with nobody.`,
	),
	...when(
		all(garden, not(alone)),
		(e) => `The plot is ${metres(e.unit.size.land)}, of which about ${metres(e.unit.size.garden)} is garden.`,
		(e) => `Its land measures ${metres(e.unit.size.land)}, with some ${metres(e.unit.size.garden)} of garden.`,
	),
];

const ground: Test = ({ unit }) => unit.size.floor === 0;
const lift: Test = (e) => e.lift;

export const floors: SentenceOption<English>[] = [
	...when(
		all(lift, not(ground)),
		(e) => `It is on the ${e.floor}, and the building has a lift.`,
		(e) => `A lift goes up to the ${e.floor}.`,
	),
	...when(all(not(lift), not(ground)), (e) => `It is on the ${e.floor}, reached by stairs.`),
	...when(
		all(ground, home, ({ unit }) => unit.type !== 'duplex'),
		'It is on the ground floor, with no stairs to climb.',
		'The ground floor means no waiting for a lift.',
	),
	...when(all(ground, work), 'It opens at ground level.', 'The entrance is at street level, with no steps up from the lobby.'),
];

/** Floor and view in one sentence. */
export const positions: SentenceOption<English>[] = when(
	all(home, not(street), ({ floor }) => floor !== null),
	(e) => `It is on the ${e.floor} and ${e.will('looks', 'will look')} over ${seen(e)}.`,
	(e) => `From the ${e.floor}, ${rooms(e).toLowerCase()} ${e.will('face', 'will face')} ${seen(e)}.`,
	(e) => `On the ${e.floor}, you ${e.will('look', 'will look')} out on ${seen(e)}.`,
);
