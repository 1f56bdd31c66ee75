import { useEffect } from 'react';

/** Each mode has a form of its own. Copies what is chosen in one to the others, and shows the number of matching homes on each button. */
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

/** Only the answer to the latest choice is shown. */
async function count(form: HTMLFormElement): Promise<void> {
	const fields = [...form.querySelectorAll<HTMLSelectElement>('[type="hidden"], select')].filter(({ value }) => value);
	const asked = `${form.action}/count.json?${new URLSearchParams(fields.map(({ name, value }) => [name, value]))}`;
	form.dataset['asked'] = asked;
	const answer = await fetch(asked).catch(() => null);
	const said = form.querySelector('[data-count]');
	if (answer?.ok && said && form.dataset['asked'] === asked) said.textContent = (await answer.json()).show;
}
