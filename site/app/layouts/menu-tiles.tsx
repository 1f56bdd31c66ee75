import { BrowseLinks } from './browse-links.tsx';
import type { ShellData } from './shell-data.ts';

/** What buyers look for comes first in the menu of a phone. */
export default function MenuTiles({ data }: { data: ShellData }) {
	return (
		<ul className="menu-tiles">
			<BrowseLinks data={data} />
		</ul>
	);
}
