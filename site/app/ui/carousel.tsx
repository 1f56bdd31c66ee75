import chevron from 'icon:pn/chev';
import { Children, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useVisibleRange } from './visible-range.ts';

type Props = {
	labels: { list: string; previous: string; next: string; position: (first: number, last: number, total: number) => string };
	/** Sets the width of each item. */
	itemClassName: string;
	className?: string;
	children: ReactNode;
};

/** A list with scroll snapping; JavaScript adds buttons and the position. */
export function Carousel({ labels, itemClassName, className = '', children }: Props) {
	const total = Children.count(children);
	const list = useRef<HTMLUListElement>(null);
	const visible = useVisibleRange(list, total);
	const fits = visible !== null && visible.first === 0 && visible.last === total - 1;

	function move(screens: number) {
		const element = list.current;
		if (!element) return;
		const towardEnd = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
		element.scrollBy({ left: screens * towardEnd * element.clientWidth });
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.target !== list.current || !(event.key === 'Home' || event.key === 'End')) return;
		event.preventDefault();
		move(event.key === 'Home' ? -total : total);
	}

	return (
		<div className={`grid gap-3 ${className}`}>
			<ul
				ref={list}
				aria-label={labels.list}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				onKeyDown={onKeyDown}
				className="flex snap-x snap-mandatory gap-5 overflow-x-auto scroll-smooth pb-1 [scrollbar-width:none] max-md:gap-3"
			>
				{Children.map(children, (child) => (
					<li className={`shrink-0 snap-start ${itemClassName}`}>{child}</li>
				))}
			</ul>
			<div className={`flex items-center justify-end gap-2 ${visible ? '' : 'invisible'}`} hidden={fits}>
				<p aria-live="polite" className="me-auto text-ink-2 text-sm">
					{visible && labels.position(visible.first + 1, visible.last + 1, total)}
				</p>
				<Button variant="outline" square aria-label={labels.previous} aria-disabled={visible?.first === 0} onClick={() => move(-1)}>
					<Icon icon={chevron} className="-scale-x-100 rtl:scale-x-100" />
				</Button>
				<Button variant="outline" square aria-label={labels.next} aria-disabled={visible?.last === total - 1} onClick={() => move(1)}>
					<Icon icon={chevron} mirrored />
				</Button>
			</div>
		</div>
	);
}
