import phoneIcon from 'icon:pn/phone';
import { Icon } from '../ui/icon.tsx';
import { BrowseLinks } from './browse-links.tsx';
import type { ShellData } from './shell-data.ts';

/** The second row of the desktop header. */
export default function BrowseBar({ data }: { data: ShellData }) {
	const { phone } = data;
	return (
		<ul className="wrap">
			<BrowseLinks data={data} />
			{phone && (
				<li className="ms-auto">
					<a href={phone.href}>
						<Icon icon={phoneIcon} />
						<bdi dir="ltr">{phone.shown}</bdi>
					</a>
				</li>
			)}
		</ul>
	);
}
