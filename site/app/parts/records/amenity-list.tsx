import { ContentIcon } from '#app/ui/content-icon.tsx';

export type AmenityLine = { id: number; icon: string | null; name: string };

export function AmenityList({ amenities }: { amenities: AmenityLine[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-1 max-md:gap-x-2 sm:grid-cols-3">
			{amenities.map(({ id, icon, name }) => (
				<li key={id} className="flex min-h-11 items-center gap-3 leading-snug max-md:gap-3 max-md:text-sm">
					{icon && <ContentIcon name={icon} className="size-5.5 text-pn-blue-700" />}
					{name}
				</li>
			))}
		</ul>
	);
}
