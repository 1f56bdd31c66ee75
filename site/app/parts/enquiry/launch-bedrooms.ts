import type { Launch } from '#content/entities/listings.ts';
import { bedroomChoices } from './schema.ts';

type Range = Pick<Launch, 'bedrooms_from' | 'bedrooms_to'>;
type Choice = (typeof bedroomChoices)[number];

/** Whether a launch that says its bedrooms has homes with so many; the last choice is “or more”. */
function isSold(choice: Choice, { bedrooms_from: from, bedrooms_to: to }: Range): boolean {
	if (choice === 'any') return true;
	const bedrooms = Number(choice);
	const isLast = choice === bedroomChoices.at(-1);
	return (to === null || bedrooms <= to) && (from === null || isLast || bedrooms >= from);
}

/** What one can look for in a launch; nothing where all its homes are alike. */
export function listBedrooms(launch: Range | null): readonly Choice[] {
	if (!launch) return bedroomChoices;
	const sold = bedroomChoices.filter((choice) => isSold(choice, launch));
	return sold.length > 2 ? sold : [];
}
