import type { PageRequest } from '#app/page-loader.ts';
import { cheapestIn } from '#app/parts/listings/units.ts';
import type { Project } from '#content/entities/listings.ts';

/** In the same area, then in the same location; near in price. */
export function similarCompounds(request: PageRequest, project: Project, limit: number): Project[] {
	const { read } = request;
	const location = read.get('area', project.area)?.location;
	const findPrice = (one: Project) => {
		const { primary, resale } = cheapestIn(request, one);
		return (primary ?? resale)?.price ?? 0;
	};
	const price = findPrice(project);
	const apart = (other: number) => (price && other ? Math.abs(Math.log(other / price)) : 2);
	return read
		.list('area', { under: { field: 'location', id: location ?? 0 } })
		.flatMap(({ id }) => read.list('project', { under: { field: 'area', id } }))
		.filter(({ id }) => id !== project.id)
		.map((other) => ({ other, distance: (other.area === project.area ? 0 : 1) + apart(findPrice(other)) }))
		.sort((a, b) => a.distance - b.distance || a.other.id - b.other.id)
		.slice(0, limit)
		.map(({ other }) => other);
}
