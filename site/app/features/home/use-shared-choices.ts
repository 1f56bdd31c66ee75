import { useEffect } from 'react';

/** Buying and renting have a form each; what is chosen in one is chosen in the other. */
export function useSharedChoices(): void {
	useEffect(() => {
		const stop = new AbortController();
		window.addEventListener('change', share, stop);
		return () => stop.abort();
	}, []);
}

function share({ target }: Event): void {
	if (!(target instanceof HTMLSelectElement)) return;
	const twins = target.closest('[data-finder]')?.querySelectorAll<HTMLSelectElement>(`select[name="${target.name}"]`) ?? [];
	for (const twin of twins) if ([...twin.options].some(({ value }) => value === target.value)) twin.value = target.value;
}
