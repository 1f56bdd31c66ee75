import facebook from 'icon:pn/fb';
import instagram from 'icon:pn/ig';
import linkedin from 'icon:pn/li';
import tiktok from 'icon:pn/tt';
import youtube from 'icon:pn/yt';
import { Icon } from '../ui/icon.tsx';

const networks = [
	{ key: 'facebook', name: 'Facebook', icon: facebook },
	{ key: 'instagram', name: 'Instagram', icon: instagram },
	{ key: 'youtube', name: 'YouTube', icon: youtube },
	{ key: 'tiktok', name: 'TikTok', icon: tiktok },
	{ key: 'linkedin', name: 'LinkedIn', icon: linkedin },
] as const;

export type SocialUrls = Partial<Record<(typeof networks)[number]['key'], string>>;

export function SocialLinks({ label, urls }: { label: string; urls: SocialUrls }) {
	return (
		<ul aria-label={label} className="mt-3.5 flex gap-2">
			{networks.map(({ key, name, icon }) =>
				urls[key] ? (
					<li key={key}>
						<a
							href={urls[key]}
							rel="noopener"
							aria-label={name}
							lang="en"
							className="grid size-11 place-items-center rounded-md bg-white/8 hover:bg-white/18"
						>
							<Icon icon={icon} />
						</a>
					</li>
				) : null,
			)}
		</ul>
	);
}
