import type { SentenceOption } from './compose.ts';
import { houseTypes, workTypes } from './types.ts';
import { capital, type English, metres } from './words-en.ts';

const works = ({ unit }: English) => workTypes.includes(unit.type);
const lives = ({ unit }: English) => unit.size.bedrooms !== null;
const stands = (words: English) => lives(words) || works(words);

const seller = ({ unit }: English): string => {
	if (unit.market === 'primary') return 'The developer is offering';
	return unit.purpose === 'rent' ? 'The owner is letting' : 'The owner is selling';
};

const household = ({ unit }: English): string => {
	const { bedrooms } = unit.size;
	if (!bedrooms || bedrooms === 1) return 'one or two people';
	return bedrooms === 2 ? 'a couple or a small family' : bedrooms === 3 ? 'a family with children' : 'a large family';
};

const season = ({ unit }: English): string =>
	unit.area.location.key === 'north-coast' ? 'for the summer months' : 'for winter sun and long weekends';

export const openings: SentenceOption<English>[] = [
	{ fits: stands, say: (e) => `This ${e.noun} of ${e.size} is ${e.where}.` },
	{ fits: stands, say: (e) => `${capital(e.where)}, this ${e.noun} ${e.will('has', 'will have')} a built-up area of ${e.size}.` },
	{ fits: stands, say: (e) => `${seller(e)} ${e.a} of ${e.size} ${e.where}.` },
	{
		fits: (e) => stands(e) && e.floor !== null,
		covers: 'floor',
		say: (e) => `${capital(e.a)} of ${e.size} on the ${e.floor}, ${e.where}.`,
	},
	{ fits: lives, covers: 'rooms', say: (e) => `This ${e.noun} ${e.there} ${e.will('has', 'will have')} ${e.rooms} in ${e.size}.` },
	{
		fits: (e) => lives(e) && e.unit.zone !== 'resort',
		say: (e) => `At ${e.size}, this ${e.noun} ${e.there} is sized for ${household(e)}.`,
	},
	{
		fits: (e) => lives(e) && e.unit.zone === 'resort' && e.unit.purpose === 'sale',
		say: (e) => `${capital(e.a)} of ${e.size} ${season(e)}, ${e.where}.`,
	},
	{
		fits: (e) => stands(e) && !e.unit.ready,
		say: (e) => `This ${e.noun} ${e.there} is still being built; its area in the contract is ${e.size}.`,
	},
	{
		fits: (e) => houseTypes.includes(e.unit.type) && e.unit.size.land !== null,
		covers: 'land',
		say: (e) => `${capital(e.a)} with ${e.size} of building on a plot of ${metres(e.unit.size.land)}, ${e.where}.`,
	},
	{
		fits: (e) => stands(e) && e.unit.ready && e.unit.purpose === 'sale',
		say: (e) => `What you see on a visit is what you buy: ${e.a} of ${e.size}, ${e.where}.`,
	},
	{
		fits: (e) => e.unit.purpose === 'rent' && stands(e),
		say: (e) => `For rent${e.unit.rentPeriod === 'day' ? ' by the day' : ''}: ${e.a} of ${e.size}, ${e.where}.`,
	},
	{
		fits: (e) => e.unit.type === 'office',
		say: (e) =>
			`An office of ${e.size} ${e.where}, for a team of about ${Math.max(4, Math.round(((e.unit.size.builtUp ?? 0) * 0.75) / 7))}.`,
	},
	{
		fits: (e) => e.unit.type === 'clinic' && e.unit.finish.finishing !== 'core_shell',
		say: (e) => `${capital(e.where)}, ${e.size} planned as a clinic, with water and drainage inside.`,
	},
	{
		fits: (e) => ['retail', 'pharmacy'].includes(e.unit.type),
		say: (e) => `${capital(e.a)} ${e.where}, with ${e.size} behind its front.`,
	},
	...['A plot of', 'The owner is selling a plot of', 'Here is a plot of', 'For sale as one piece: a plot of'].map(
		(start): SentenceOption<English> => ({
			fits: (e) => e.unit.type === 'land',
			say: (e) => `${start} ${e.size} for ${e.unit.category === 'commercial' ? 'commercial' : 'residential'} building, ${e.where}.`,
		}),
	),
	...['A whole building of', 'The owner is selling a building of', 'One building, sold undivided, of'].map(
		(start): SentenceOption<English> => ({
			fits: (e) => e.unit.type === 'building',
			say: (e) => `${start} ${e.size} on ${metres(e.unit.size.land)} of land, ${e.where}.`,
		}),
	),
];

const many = ({ unit }: English) => (unit.size.bedrooms ?? 0) > 1;

export const layouts: SentenceOption<English>[] = [
	{ say: (e) => `It ${e.will('has', 'will have')} ${e.rooms}.` },
	{ fits: many, say: (e) => `There ${e.will('are', 'will be')} ${e.rooms}.` },
	{ fits: many, say: (e) => `Inside ${e.will('are', 'will be')} ${e.rooms}.` },
	{ say: (e) => `The plan shows ${e.rooms}.` },
	{ fits: ({ unit }) => unit.size.bedrooms === 1, say: (e) => `Inside you find ${e.rooms}.` },
];
