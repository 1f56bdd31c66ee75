import { type RefObject, useEffect, useState } from 'react';

type Range = { first: number; last: number };

/** Which children of a scrolling list are visible; null until the observer has reported. */
export function useVisibleRange(list: RefObject<HTMLElement | null>, total: number): Range | null {
	const [range, setRange] = useState<Range | null>(null);
	useEffect(() => {
		const root = list.current;
		if (!root) return;
		const items = [...root.children].slice(0, total);
		const inSight = new Set<number>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](items.indexOf(target));
				if (inSight.size) setRange({ first: Math.min(...inSight), last: Math.max(...inSight) });
			},
			{ root, threshold: 0.6 },
		);
		for (const item of items) observer.observe(item);
		return () => observer.disconnect();
	}, [list, total]);
	return range;
}
