import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until hydrated, and always on the page of all filters, which has no script. */
export const useIsLive = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
