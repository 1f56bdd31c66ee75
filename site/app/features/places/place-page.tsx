import WhereSection from '#app/parts/map/where-section.tsx';
import { staticPart } from '#app/ui/static-part.tsx';
import type { placePageData } from './place-page-data.ts';

const Story = staticPart('place-story', () => import('./place-story.tsx'));
const Listings = staticPart('place-listings', () => import('./place-listings.tsx'));

export function PlacePage({ data: { key, story, where, listings } }: { data: Omit<ReturnType<typeof placePageData>, 'head'> }) {
	return (
		<>
			<Story data={story} />
			{where && (
				<div className="wrap pt-11 md:pt-16">
					<WhereSection key={key} data={where} />
				</div>
			)}
			<Listings data={listings} />
		</>
	);
}
