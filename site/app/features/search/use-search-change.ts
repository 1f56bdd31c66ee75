import { useNavigate } from 'react-router';
import { keepingScroll } from '#app/navigation/use-scroll-position.ts';
import { readSearch, writeSearch } from '#app/parts/search/address.ts';
import type { Filters } from '#catalogue/query.ts';

/** Changes the search the address asks for, and begins it at its first page. `quietly` leaves no step to go back to. */
export function useSearchChange() {
	const navigate = useNavigate();
	return (change: (filters: Filters) => Filters, { quietly }: { quietly: boolean }): void => {
		const { search } = readSearch(new URLSearchParams(location.search));
		const query = writeSearch({ ...search, page: 1, filters: change(search.filters) });
		void navigate(location.pathname + query, { replace: quietly, ...keepingScroll });
	};
}
