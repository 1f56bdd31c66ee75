import type { Launch } from '#content/entities/listings.ts';
import { bedroomChoices } from './schema.ts';

type Range = Pick<Launch, 'bedrooms_from' | 'bedrooms_to'>;
type Choice = (typeof bedroomChoices)[number];

/** Whether the launch has homes with that many bedrooms; the last choice is “or more”. An unknown bound excludes nothing. */
function isSold(choice: Choice, { bedrooms_from: from, bedrooms_to: to }: Range): boolean {
	if (choice === 'any') return true;
	const bedrooms = Number(choice);
	const isLast = choice === bedroomChoices.at(-1);
	return (to === null || bedrooms <= to) && (from === null || isLast || bedrooms >= from);
}

/** Empty when there is nothing to choose. */
export function listBedrooms(launch: Range | null): readonly Choice[] {
	if (!launch) return bedroomChoices;
	const sold = bedroomChoices.filter((choice) => isSold(choice, launch));
	return sold.length > 2 ? sold : [];
}
