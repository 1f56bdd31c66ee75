import { useLocation, useNavigation } from 'react-router';

/** Whether another page is loading, or new content of this one, such as a refined search. */
export function useChange(): 'page' | 'content' | null {
	const { pathname } = useLocation();
	const { state, location } = useNavigation();
	if (state !== 'loading') return null;
	return location.pathname === pathname ? 'content' : 'page';
}
