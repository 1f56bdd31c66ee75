import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { FiltersData } from './filters-data.ts';

let last: { address: string; answer: Promise<FiltersData> } | null = null;

/** Loads the filters for the search in the address. Starts when the pointer comes near, so that they are there by the time of the click. */
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

/** Reloads with the search; shows the previous counts until then. */
export function useFilters(action: string, first: FiltersData): FiltersData {
	const { pathname, search } = useLocation();
	const [filters, setFilters] = useState(first);
	useEffect(() => {
		// A landing page has its filters in its path, so they only change with the page.
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
