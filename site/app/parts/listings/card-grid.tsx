import { Children, type ReactNode } from 'react';

type Props = { children: ReactNode; columns?: 3 | 4 };

/** Cards of a list: one below the other on a phone. */
export function CardGrid({ children, columns = 4 }: Props) {
	return (
		<ul className={`grid items-start gap-5 sm:grid-cols-2 ${columns === 4 ? 'lg:grid-cols-3 xl:grid-cols-4' : 'lg:grid-cols-3'}`}>
			{Children.map(children, (child) => (
				<li>{child}</li>
			))}
		</ul>
	);
}

/** What makes a row slide on a phone: it runs to both edges, snaps, and shows a sliver of the next card. */
export const slidingRow =
	'max-md:-mx-(--gutter) max-md:flex max-md:snap-x max-md:snap-mandatory max-md:gap-3.5 max-md:overflow-x-auto max-md:scroll-px-(--gutter) max-md:px-(--gutter) max-md:pb-1.5 max-md:[scrollbar-width:none]';
export const slidingItem = 'max-md:w-[min(300px,82vw)] max-md:shrink-0 max-md:snap-start';

/** Where three stand side by side, a row that would stay broken is left out. */
const wholeRows = 'lg:max-xl:nth-[3n+4]:last:hidden lg:max-xl:nth-[3n+4]:nth-last-2:hidden lg:max-xl:nth-[3n+5]:last:hidden';

/** A row of cards in a section of a page. */
export function CardRow({ children, columns = 4 }: Props) {
	return (
		<ul
			className={`${slidingRow} items-start gap-5 md:grid ${columns === 4 ? 'md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4' : 'md:grid-cols-3 md:gap-6'}`}
		>
			{Children.map(children, (child) => (
				<li className={columns === 4 ? `${slidingItem} ${wholeRows}` : slidingItem}>{child}</li>
			))}
		</ul>
	);
}
