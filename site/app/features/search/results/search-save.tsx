import mail from 'icon:pn/mail';
import tick from 'icon:pn/tick';
import whatsApp from 'icon:pn/wa';
import copy from 'icon:tabler/copy';
import rss from 'icon:tabler/rss';
import { AlertLink } from '#app/parts/alerts/alert-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { SearchData } from '../search-data.ts';

const way = 'flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-3 text-sm font-med hover:bg-stone hover:text-action';

/** How to keep a search: its address, copied or sent, and its feed. */
export function SearchSave({ data: { title, text, share, alert, feed } }: { data: NonNullable<SearchData['aside']['save']> }) {
	const { url, words } = share;
	return (
		<section className="rounded-xl border border-line p-6">
			<h2 className="text-lg">{title}</h2>
			<p className="mt-1 text-pretty text-ink-2 text-sm">{text}</p>
			<div className="-mx-3 mt-2 flex flex-wrap items-center">
				<button type="button" data-share="copy" data-url={url} aria-live="polite" className={`${way} group noscript:hidden`}>
					<Icon icon={copy} className="group-data-copied:hidden" />
					<span className="group-data-copied:hidden">{words.copy}</span>
					<Icon icon={tick} className="hidden text-success-600 group-data-copied:block" />
					<span className="hidden group-data-copied:block">{words.copied}</span>
				</button>
				<a href={share.whatsApp} target="_blank" rel="noopener" className={way}>
					<Icon icon={whatsApp} className="text-success-600" />
					{words.whatsApp}
				</a>
				<a href={share.mail} className={way}>
					<Icon icon={mail} />
					{words.email}
				</a>
				<AlertLink data={alert} className="px-3" />
				<a href={feed.to} title={feed.note} className={way}>
					<Icon icon={rss} />
					{feed.text}
				</a>
			</div>
		</section>
	);
}
