import { useEffect } from 'react';

/** Every mode has a form of its own; what is chosen in one is chosen in the other, and each says how many homes that leaves. */
export function useFinder(): void {
	useEffect(() => {
		const stop = new AbortController();
		window.addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && follow(target), stop);
		return () => stop.abort();
	}, []);
}

function follow(select: HTMLSelectElement): void {
	const finder = select.closest('[data-finder]');
	for (const twin of finder?.querySelectorAll<HTMLSelectElement>(`select[name="${select.name}"]`) ?? [])
		if ([...twin.options].some(({ value }) => value === select.value)) twin.value = select.value;
	for (const form of finder?.querySelectorAll('form') ?? []) void count(form);
}

/** When something else is chosen meanwhile, only the last answer counts. */
async function count(form: HTMLFormElement): Promise<void> {
	const fields = [...form.querySelectorAll<HTMLSelectElement>('[type="hidden"], select')].filter(({ value }) => value);
	const asked = `${form.action}/count.json?${new URLSearchParams(fields.map(({ name, value }) => [name, value]))}`;
	form.dataset['asked'] = asked;
	const answer = await fetch(asked).catch(() => null);
	const said = form.querySelector('[data-count]');
	if (answer?.ok && said && form.dataset['asked'] === asked) said.textContent = (await answer.json()).show;
}
