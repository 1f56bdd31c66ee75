import { type PropertyBundle, SAMPLE_PROPERTIES, type WorldFacts } from '../facts.ts';
import { type Album, choosePools, makeAlbum } from './album.ts';
import { makeListing } from './property.ts';
import { rosterEntryAt } from './roster.ts';

type Gallery = { album: Album; made: Map<number, PropertyBundle> };

const galleries = new WeakMap<WorldFacts, Gallery>();

/** The default order of a search (`catalogue/order/sort-keys.ts`). */
export function shownOrder(listings: ReadonlyMap<number, Pick<PropertyBundle, 'property'>>, world: WorldFacts): number[] {
	const ranked = [...listings].map(([index, { property }]) => {
		const days = (Date.parse(world.today) - Date.parse(String(property['price_checked_on']))) / 86_400_000;
		const isFullyShown = choosePools(rosterEntryAt(index, world).unit).length >= 5;
		const merits = (property['featured'] ? 4 : 0) + (property['exclusive'] ? 2 : 0) + (isFullyShown ? 2 : 1) + (days <= 14 ? 3 : 0);
		return { index, isListed: property.status === 'published', merits, listed: String(property['listed_on'] ?? '') };
	});
	return ranked
		.sort(
			(a, b) =>
				Number(b.isListed) - Number(a.isListed) ||
				b.merits - a.merits ||
				(a.listed < b.listed ? 1 : a.listed > b.listed ? -1 : b.index - a.index),
		)
		.map(({ index }) => index);
}

/** One unit with photographs, which are chosen per batch in display order, so that neighbours in a list differ. */
export function makeProperty(index: number, world: WorldFacts): PropertyBundle {
	const gallery = galleries.get(world) ?? { album: makeAlbum(), made: new Map() };
	galleries.set(world, gallery);
	while (!gallery.made.has(index)) {
		const first = gallery.made.size;
		const batch = new Map(Array.from({ length: SAMPLE_PROPERTIES }, (_, at) => [first + at, makeListing(first + at, world)]));
		for (const at of shownOrder(batch, world)) {
			const listing = batch.get(at);
			if (listing) gallery.made.set(at, { ...listing, images: gallery.album.choose(rosterEntryAt(at, world).unit) });
		}
	}
	return gallery.made.get(index) as PropertyBundle;
}
