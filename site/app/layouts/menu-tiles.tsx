import { BrowseLinks } from './browse-links.tsx';
import type { ShellData } from './shell-data.ts';

export default function MenuTiles({ data }: { data: ShellData }) {
	return (
		<ul className="menu-tiles">
			<BrowseLinks data={data} />
		</ul>
	);
}
