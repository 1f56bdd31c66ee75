import { useEffect } from 'react';

const helped = new WeakSet<HTMLFormElement>();

/** Forms work by themselves; the first touch of one brings what makes it nicer. */
export function useFormHelp(): void {
	useEffect(() => {
		const stop = new AbortController();
		window.addEventListener('focusin', ({ target }) => void help(target as Element), stop);
		if (document.activeElement) void help(document.activeElement);
		return () => stop.abort();
	}, []);
}

async function help(target: Element): Promise<void> {
	const form = target.closest<HTMLFormElement>('form[data-form]');
	if (!form || helped.has(form)) return;
	helped.add(form);
	const { helpForm } = await import('../parts/forms/help-form.ts');
	await helpForm(form).catch(() => helped.delete(form));
}
