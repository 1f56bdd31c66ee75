import { useNavigate } from 'react-router';
import { keepingScroll } from '#app/navigation/use-scroll-position.ts';
import { readSearch, writeSearch } from '#app/parts/search/address.ts';
import type { Filters } from '#catalogue/query.ts';
import { SEARCH_FORM } from './filters/search-form.ts';

/** Changes the search of the address and goes to its first page. `quietly` replaces the history entry. */
export function useSearchChange() {
	const navigate = useNavigate();
	return (change: (filters: Filters) => Filters, { quietly }: { quietly: boolean }): void => {
		const { path, query } = readAsked();
		const { search } = readSearch(query);
		const changed = writeSearch({ ...search, page: 1, filters: change(search.filters) });
		void navigate(path + changed, { replace: quietly && path === location.pathname, ...keepingScroll });
	};
}

/** A landing page has its search in its form instead of the address. */
function readAsked(): { path: string; query: URLSearchParams } {
	const form = document.getElementById(SEARCH_FORM);
	const path = form instanceof HTMLFormElement ? new URL(form.action).pathname : location.pathname;
	if (!(form instanceof HTMLFormElement) || path === location.pathname) return { path, query: new URLSearchParams(location.search) };
	const said = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '');
	return { path, query: new URLSearchParams(said) };
}
