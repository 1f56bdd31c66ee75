import { useLocation, useNavigation } from 'react-router';

/** What is on its way: another page, or other content of this one, such as a refined search. */
export function useChange(): 'page' | 'content' | null {
	const { pathname } = useLocation();
	const { state, location } = useNavigation();
	if (state !== 'loading') return null;
	return location.pathname === pathname ? 'content' : 'page';
}
