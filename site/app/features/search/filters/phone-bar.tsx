import filterIcon from 'icon:pn/filter';
import gridIcon from 'icon:pn/grid';
import mapIcon from 'icon:pn/map';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type BarData, Count } from './filter-bar.tsx';
import type { OpenFilters } from './use-open-filters.ts';

type Props = { data: BarData; count: string; otherView: { to: string; text: string; isMap: boolean }; filters: OpenFilters };

export function PhoneBar({ data, count, otherView, filters }: Props) {
	return (
		<div
			data-phone-bar
			className="fixed inset-x-0 bottom-0 z-35 flex gap-2 border-line border-t bg-white/97 px-4 pt-2.5 pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden print:hidden"
		>
			<a
				href={data.allFilters}
				onClick={(event) => {
					event.preventDefault();
					filters.openSheet();
				}}
				className={button({ className: 'min-h-12 grow whitespace-nowrap max-[22.4rem]:gap-1.5 max-[22.4rem]:px-3 max-[22.4rem]:text-sm' })}
			>
				<Icon icon={filterIcon} />
				{data.labels.allFilters}
				{data.active > 0 && <Count count={data.active} />}
				<span className="counting ms-auto border-white/30 border-s ps-3 tracking-num">{count}</span>
			</a>
			<a href={otherView.to} aria-label={otherView.text} className={button({ variant: 'outline', className: 'min-h-12 w-12 px-0!' })}>
				<Icon icon={otherView.isMap ? mapIcon : gridIcon} />
			</a>
		</div>
	);
}
