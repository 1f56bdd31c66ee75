import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether a script runs here: on the page of all filters none does. */
export const useIsLive = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
