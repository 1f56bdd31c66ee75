import rss from 'icon:tabler/rss';
import { AlertLink } from '#app/parts/alerts/alert-link.tsx';
import { ShareWays } from '#app/parts/share/share-ways.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { SearchData } from '../search-data.ts';

const way = 'flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-3 text-sm font-med hover:bg-stone hover:text-action';

export function SearchSave({ data: { title, text, share, alert, feed } }: { data: NonNullable<SearchData['aside']['save']> }) {
	return (
		<section className="rounded-xl border border-line p-6">
			<h2 className="text-lg">{title}</h2>
			<p className="mt-1 text-pretty text-ink-2 text-sm">{text}</p>
			<div className="-mx-3 mt-2 flex flex-wrap items-center">
				<ShareWays data={share} className={way} />
				<AlertLink data={alert} className="px-3" />
				<a href={feed.to} title={feed.note} className={way}>
					<Icon icon={rss} />
					{feed.text}
				</a>
			</div>
		</section>
	);
}
