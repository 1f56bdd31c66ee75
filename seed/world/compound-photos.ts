import type { CompoundText, LaunchText, UnitMix } from '../sample/shapes.ts';
import { amenityPhotos, chooseCompoundAerials } from './compound-views.ts';
import { photos } from './photo-names.ts';
import { readSample } from './sample-files.ts';

const compounds = readSample<CompoundText[]>('compounds.json');
const launches = readSample<LaunchText[]>('launches.json');

type Subject = { key: string; mix: UnitMix; area: string; amenities: string[] };

const northCoast = ['sidi-abdel-rahman', 'new-alamein', 'el-dabaa', 'ras-el-hekma'];
const newCapital = ['r7', 'r8'];

const flats = photos('apartment', 15, 26, 17, 13, 23, 3, 27, 28, 16, 2, 12, 6, 24, 7, 8, 18, 1, 4, 9);
const houses = photos('townhouse', 6, 8, 1, 3, 2, 10, 5);
const canal = photos('townhouse', 11);
const villas = [...photos('villa', 18, 1, 13, 4, 15, 9, 2), ...photos('townhouse', 9)];

function coastal(area: string): string[] {
	const towers = area === 'new-alamein' ? [...photos('tower', 7), ...photos('apartment', 29)] : [];
	const local = northCoast.includes(area) ? photos('chalet', 8) : photos('chalet', 7, 14, 9, 13);
	return [...towers, ...local, ...photos('compound', 6), ...photos('chalet', 2, 5, 3, 4, 6, 1, 12, 11, 10)];
}

const commercial = (area: string): string[] =>
	newCapital.includes(area)
		? [...photos('tower', 1, 2, 8, 9), ...photos('office', 5, 6, 1)]
		: [...photos('office', 6, 2, 5, 1), ...photos('shop', 3, 1), ...photos('apartment', 24, 1)];

/** A pool of pictures for each kind of its homes, used in turn. */
function choosePools(subject: Subject): string[][] {
	const aerials = chooseCompoundAerials(subject);
	switch (subject.mix) {
		case 'coastal':
			return [coastal(subject.area)];
		case 'commercial':
			return [commercial(subject.area)];
		case 'apartments':
			return [[...aerials, ...flats]];
		case 'villas':
			return [[...aerials, ...villas]];
		case 'mixed':
			return [[...aerials, ...houses, ...(subject.amenities.includes('lagoon') ? canal : [])], flats];
	}
}

const SHOWN = 5;

/** Chooses covers by how rarely they were covers, other pictures by how rarely they were shown. */
function choose(subjects: Subject[]): Map<string, string[]> {
	const covers = new Map<string, number>();
	const seen = new Map<string, number>();
	const countShown = (file: string) => (seen.get(file) ?? 0) + (covers.get(file) ?? 0);
	const countAsCover = (file: string) => covers.get(file) ?? 0;
	return new Map(
		subjects.map((subject) => {
			const pools = choosePools(subject);
			const taken: string[] = [];
			for (let at = 0; at < SHOWN; at++) {
				const left = (pools[at % pools.length] ?? []).filter((file) => !taken.includes(file));
				const cost = at === 0 ? countAsCover : countShown;
				taken.push(...left.toSorted((a, b) => cost(a) - cost(b)).slice(0, 1));
			}
			const [cover = ''] = taken;
			covers.set(cover, (covers.get(cover) ?? 0) + 1);
			for (const file of taken) seen.set(file, (seen.get(file) ?? 0) + 1);
			return [subject.key, [...taken, ...(subject.mix === 'commercial' ? [] : amenityPhotos(subject.amenities))]];
		}),
	);
}

function launchSubjects(): Subject[] {
	return launches.flatMap(({ key, compound, mix }) => {
		const found = compounds.find((item) => item.key === compound);
		return found ? [{ ...found, mix: mix ?? found.mix, key }] : [];
	});
}

/** Compounds on the home page come first, so that no two of them have the same cover. */
const images = choose([
	...compounds.filter(({ featured }) => featured),
	...launchSubjects(),
	...compounds.filter(({ featured }) => !featured),
]);

/** The cover first. */
export const listImages = (key: string): string[] => images.get(key) ?? [];
