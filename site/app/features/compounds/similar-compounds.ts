import type { PageRequest } from '#app/page-loader.ts';
import { cheapestIn } from '#app/parts/listings/units.ts';
import type { Project } from '#content/entities/listings.ts';

/** Added to the price distance of a compound in another area of the same city. */
const ELSEWHERE = 1;

/** The same area first, then the same location; within both, the nearest in price. */
export function similarCompounds(request: PageRequest, project: Project, limit: number): Project[] {
	const { read } = request;
	const location = read.get('area', project.area)?.location;
	const findPrice = (one: Project) => {
		const { primary, resale } = cheapestIn(request, one);
		return (primary ?? resale)?.price ?? 0;
	};
	const price = findPrice(project);
	const apart = (other: number) => (price && other ? Math.abs(Math.log(other / price)) : 2);
	const measureIn = (areas: readonly number[], least: number) =>
		areas
			.flatMap((id) => read.list('project', { under: { field: 'area', id } }))
			.filter(({ id }) => id !== project.id)
			.map((other) => ({ other, distance: least + apart(findPrice(other)) }));
	const areas = read.list('area', { under: { field: 'location', id: location ?? 0 } }).map(({ id }) => id);
	const here = measureIn(
		areas.filter((id) => id === project.area),
		0,
	);
	// Reading the prices of a whole city is slow, so it is done only when it can change the result.
	const isEnough = here.filter(({ distance }) => distance < ELSEWHERE).length >= limit;
	const others = isEnough ? [] : areas.filter((id) => id !== project.area);
	return [...here, ...measureIn(others, ELSEWHERE)]
		.sort((a, b) => a.distance - b.distance || a.other.id - b.other.id)
		.slice(0, limit)
		.map(({ other }) => other);
}
