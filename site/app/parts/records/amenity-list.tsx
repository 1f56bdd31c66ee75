import { ContentIcon } from '#app/ui/content-icon.tsx';
import { leavesOneOver } from '../listings/card-grid.tsx';

export type AmenityLine = { id: number; icon: string | null; name: string };

export function AmenityList({ amenities }: { amenities: AmenityLine[] }) {
	return (
		<ul className={`columns-2 gap-x-4 max-md:gap-x-2 ${leavesOneOver(amenities.length, 3) ? '' : 'sm:columns-3'}`}>
			{amenities.map(({ id, icon, name }) => (
				<li key={id} className="mb-1 flex min-h-11 break-inside-avoid items-center gap-3 leading-snug max-md:text-sm">
					{icon && <ContentIcon name={icon} className="size-5.5 text-pn-blue-700" />}
					{name}
				</li>
			))}
		</ul>
	);
}
