import { Children, type ReactNode } from 'react';

type Props = { children: ReactNode; columns?: 3 | 4 };
type GridProps = Props & { slides?: boolean };

/** On a phone one card below the other, or in a section a row that scrolls sideways. No card is alone in its row. */
export function CardGrid({ children, columns = 4, slides = false }: GridProps) {
	const count = Children.count(children);
	const list = columns === 4 ? chooseColumns(count) : fillsFours(count) ? 'xl:grid-cols-4' : 'lg:grid-cols-6';
	return (
		<ul className={`grid gap-5 sm:grid-cols-2 ${list} ${slides ? slidingRow : ''}`}>
			{Children.map(children, (child, index) => (
				<li className={`${columns === 3 ? chooseWidth(index, count) : ''} ${slides ? slidingItem : ''}`}>{child}</li>
			))}
		</ul>
	);
}

const fillsFours = (count: number): boolean => count % 3 !== 0 && count % 4 === 0;

function chooseWidth(index: number, count: number): string {
	if (fillsFours(count)) return '';
	return `sm:max-lg:last:odd:col-span-2 ${isHalf(index, count) ? 'lg:col-span-3' : 'lg:col-span-2'}`;
}

/** In three columns what is over shares rows in halves: two as a pair, one with the three before it. */
export const isHalf = (index: number, count: number): boolean =>
	count > 1 && !fillsFours(count) && index >= count - ([0, 4, 2][count % 3] ?? 0);

export const chooseColumns = (count: number): string =>
	count === 3 || (leavesOneOver(count, 4) && !leavesOneOver(count, 3)) ? 'lg:grid-cols-3' : 'lg:grid-cols-3 xl:grid-cols-4';

export const leavesOneOver = (count: number, columns: number): boolean => count > 1 && count % columns === 1;

/** A row that scrolls sideways on phones: edge to edge, with snap points, and part of the next card visible. */
export const slidingRow =
	'max-md:-mx-(--gutter) max-md:flex max-md:snap-x max-md:snap-mandatory max-md:gap-3 max-md:overflow-x-auto max-md:scroll-px-(--gutter) max-md:px-(--gutter) max-md:pb-1 max-md:[scrollbar-width:none]';
export const slidingItem = 'max-md:w-[min(300px,82vw)] max-md:shrink-0 max-md:snap-start';

/** In three columns and in pairs, cards of an incomplete last row are hidden. */
const wholeRows =
	'lg:max-xl:nth-[3n+4]:last:hidden lg:max-xl:nth-[3n+4]:nth-last-2:hidden lg:max-xl:nth-[3n+5]:last:hidden md:max-lg:not-first:last:odd:hidden';

export function CardRow({ children, columns = 4 }: Props) {
	return (
		<ul
			className={`${slidingRow} gap-5 md:grid ${columns === 4 ? `md:grid-cols-2 ${chooseColumns(Children.count(children))}` : 'md:grid-cols-3 md:gap-6'}`}
		>
			{Children.map(children, (child) => (
				<li className={`below-fold [--below-fold-height:28.25rem] ${slidingItem} ${columns === 4 ? wholeRows : ''}`}>{child}</li>
			))}
		</ul>
	);
}
