import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { FiltersData } from './filters-data.ts';

let last: { address: string; answer: Promise<FiltersData> } | null = null;

/** The filters of the search that the address asks for. A pointer that comes near asks for them, a click a moment later finds them there. */
export function loadFilters(action: string, search: string): Promise<FiltersData> {
	const address = `${action}/filters.json${search}`;
	if (last?.address === address) return last.answer;
	const answer = fetch(address).then((response): Promise<FiltersData> => (response.ok ? response.json() : Promise.reject(response.status)));
	last = { address, answer };
	answer.catch(() => {
		last = null;
	});
	return answer;
}

/** They follow the search; until the new counts are there the former ones stay. */
export function useFilters(action: string, first: FiltersData): FiltersData {
	const { pathname, search } = useLocation();
	const [filters, setFilters] = useState(first);
	useEffect(() => {
		// A landing page's address says nothing of its filters, and they change with the page alone.
		if (pathname !== action) return;
		let isPast = false;
		loadFilters(action, search).then(
			(answer) => isPast || setFilters(answer),
			() => {},
		);
		return () => {
			isPast = true;
		};
	}, [action, pathname, search]);
	return filters;
}
