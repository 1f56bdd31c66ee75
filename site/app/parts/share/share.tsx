import mail from 'icon:pn/mail';
import share from 'icon:pn/share';
import tick from 'icon:pn/tick';
import whatsApp from 'icon:pn/wa';
import copy from 'icon:tabler/copy';
import printer from 'icon:tabler/printer';
import { Icon } from '#app/ui/icon.tsx';
import { PopoverButton, PopoverPanel } from '#app/ui/popover.tsx';
import type { ShareData } from './share-data.ts';

const ID = 'share-menu';
const line = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-sm font-med hover:bg-stone';

/** A button and its menu, which the browser opens and closes by itself. `Sharing` around it copies, prints and calls the phone's own sheet. */
export function Share({ data: { url, title, words, ...ways } }: { data: ShareData }) {
	return (
		<>
			<PopoverButton
				opens={ID}
				data-share="sheet"
				data-url={url}
				data-title={title}
				className="flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-3 text-sm font-med hover:bg-stone"
			>
				<Icon icon={share} className="max-md:size-[22px]" />
				<span className="max-md:sr-only">{words.share}</span>
			</PopoverButton>
			<PopoverPanel id={ID} className="w-60">
				<input
					readOnly
					dir="ltr"
					aria-label={words.address}
					defaultValue={url}
					className="hidden min-h-11 w-full rounded-md border border-line-strong bg-sand px-3 text-ink-2 text-sm noscript:block"
				/>
				<button type="button" data-share="copy" data-url={url} aria-live="polite" className={`${line} group noscript:hidden`}>
					<Icon icon={copy} className="text-pn-blue-700 group-data-copied:hidden" />
					<span className="group-data-copied:hidden">{words.copy}</span>
					<Icon icon={tick} className="hidden text-success-600 group-data-copied:block" />
					<span className="hidden group-data-copied:block">{words.copied}</span>
				</button>
				<a href={ways.whatsApp} target="_blank" rel="noopener" className={line}>
					<Icon icon={whatsApp} className="text-success-600" />
					{words.whatsApp}
				</a>
				<a href={ways.mail} className={line}>
					<Icon icon={mail} className="text-pn-blue-700" />
					{words.email}
				</a>
				{words.print && (
					<button type="button" data-share="print" className={`${line} noscript:hidden`}>
						<Icon icon={printer} className="text-pn-blue-700" />
						{words.print}
					</button>
				)}
			</PopoverPanel>
		</>
	);
}
