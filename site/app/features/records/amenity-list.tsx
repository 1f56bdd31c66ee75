import { ContentIcon } from '../../ui/content-icon.tsx';

export type AmenityLine = { id: number; icon: string | null; name: string };

export function AmenityList({ amenities }: { amenities: AmenityLine[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
			{amenities.map(({ id, icon, name }) => (
				<li key={id} className="flex items-center gap-2.5 text-sm">
					{icon && <ContentIcon name={icon} className="size-5 text-pn-blue-700" />}
					{name}
				</li>
			))}
		</ul>
	);
}
