import type { CompoundText, LaunchText, UnitMix } from '../sample/shapes.ts';
import { photos } from './photo-names.ts';
import { amenityPhotos } from './property/exteriors.ts';
import { readSample } from './sample-files.ts';

const compounds = readSample<CompoundText[]>('compounds.json');
const launches = readSample<LaunchText[]>('launches.json');

type Subject = { key: string; mix: UnitMix; area: string; amenities: string[] };

const northCoast = ['sidi-abdel-rahman', 'new-alamein', 'el-dabaa', 'ras-el-hekma'];
const newCapital = ['r7', 'r8'];

const inland: Record<Exclude<UnitMix, 'coastal' | 'commercial'>, string[]> = {
	apartments: [
		...photos('compound', 5, 10, 14),
		...photos('apartment', 15, 17, 26, 23, 13, 3, 28, 27, 2, 16, 12, 24, 6, 7, 8, 18, 1, 9, 4),
	],
	villas: [...photos('compound', 2, 7, 3, 11, 13), ...photos('villa', 18, 1, 13, 4, 15, 9, 2), ...photos('townhouse', 9)],
	mixed: [
		...photos('compound', 1, 12, 9, 4, 8),
		...photos('townhouse', 6, 8, 11, 1, 3, 2, 10, 5),
		...photos('apartment', 17, 23),
		...photos('villa', 5),
	],
};

function coastal(area: string): string[] {
	const towers = area === 'new-alamein' ? [...photos('tower', 7), ...photos('apartment', 29)] : [];
	const local = northCoast.includes(area) ? photos('chalet', 8) : photos('chalet', 7, 14, 9, 13);
	return [...towers, ...local, ...photos('compound', 6), ...photos('chalet', 2, 5, 3, 4, 6, 1, 12, 11, 10)];
}

const commercial = (area: string): string[] =>
	newCapital.includes(area)
		? [...photos('tower', 1, 2, 8, 9), ...photos('office', 5, 6, 1)]
		: [...photos('office', 6, 2, 5, 1), ...photos('shop', 3, 1), ...photos('apartment', 24, 1)];

function choosePool({ mix, area }: Subject): string[] {
	if (mix === 'coastal') return coastal(area);
	return mix === 'commercial' ? commercial(area) : inland[mix];
}

const SHOWN = 5;

/** The pictures shown least so far come first, and the first of them is the cover. */
function choose(subjects: Subject[]): Map<string, string[]> {
	const covers = new Map<string, number>();
	const seen = new Map<string, number>();
	const sortByCost = (files: string[], cost: (file: string) => number) => files.toSorted((a, b) => cost(a) - cost(b));
	return new Map(
		subjects.map((subject) => {
			const pool = choosePool(subject);
			const [cover = ''] = sortByCost(pool, (file) => (covers.get(file) ?? 0) * 100 + (seen.get(file) ?? 0));
			const rest = sortByCost(
				pool.filter((file) => file !== cover),
				(file) => (seen.get(file) ?? 0) + (covers.get(file) ?? 0),
			).slice(0, SHOWN - 1);
			covers.set(cover, (covers.get(cover) ?? 0) + 1);
			for (const file of [cover, ...rest]) seen.set(file, (seen.get(file) ?? 0) + 1);
			return [subject.key, [cover, ...rest, ...(subject.mix === 'commercial' ? [] : amenityPhotos(subject.amenities))]];
		}),
	);
}

function launchSubjects(): Subject[] {
	return launches.flatMap(({ key, compound }) => {
		const found = compounds.find((item) => item.key === compound);
		return found ? [{ ...found, key }] : [];
	});
}

/** Those on home come first, so that no two of them have the same cover. */
const images = choose([
	...compounds.filter(({ featured }) => featured),
	...launchSubjects(),
	...compounds.filter(({ featured }) => !featured),
]);

/** File names for a compound or a launch, the cover first. */
export const listImages = (key: string): string[] => images.get(key) ?? [];
