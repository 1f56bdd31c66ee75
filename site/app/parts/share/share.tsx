import share from 'icon:pn/share';
import printer from 'icon:tabler/printer';
import { Icon } from '#app/ui/icon.tsx';
import { PopoverButton, PopoverPanel } from '#app/ui/popover.tsx';
import type { ShareData } from './share-data.ts';
import { ShareWays } from './share-ways.tsx';

const ID = 'share-menu';
const line = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-sm font-med hover:bg-stone';
const iconColour = 'text-pn-blue-700';

/** A button with a native popover menu. `Sharing` around it adds copying, printing and the system's share sheet. */
export function Share({ data }: { data: ShareData }) {
	const { url, title, labels } = data;
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
				<span className="max-md:sr-only">{labels.share}</span>
			</PopoverButton>
			<PopoverPanel id={ID} className="w-60">
				<input
					readOnly
					dir="ltr"
					aria-label={labels.address}
					defaultValue={url}
					className="hidden min-h-11 w-full rounded-md border border-line-strong bg-sand px-3 text-ink-2 text-sm noscript:block"
				/>
				<ShareWays data={data} className={line} iconColour={iconColour} />
				{labels.print && (
					<button type="button" data-share="print" className={`${line} noscript:hidden`}>
						<Icon icon={printer} className={iconColour} />
						{labels.print}
					</button>
				)}
			</PopoverPanel>
		</>
	);
}
