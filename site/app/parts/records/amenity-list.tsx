import { ContentIcon } from '#app/ui/content-icon.tsx';

export type AmenityLine = { id: number; icon: string | null; name: string };

export function AmenityList({ amenities }: { amenities: AmenityLine[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-1 max-md:gap-x-2.5 sm:grid-cols-3">
			{amenities.map(({ id, icon, name }) => (
				<li key={id} className="flex min-h-[42px] items-center gap-3 leading-snug max-md:gap-2.5 max-md:text-sm">
					{icon && <ContentIcon name={icon} className="size-[22px] text-pn-blue-700" />}
					{name}
				</li>
			))}
		</ul>
	);
}
