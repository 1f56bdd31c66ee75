import { useEffect } from 'react';
import { hasDraft } from './draft.ts';

/** The script of the form comes when the form is first touched, or at once where something was begun before. */
export function useLiveForm(): void {
	useEffect(() => {
		const stop = new AbortController();
		const wake = async () => {
			stop.abort();
			const form = document.querySelector<HTMLElement>('[data-list-form]');
			if (form) (await import('./live-form.ts')).liveForm(form);
		};
		const isInForm = (element: Element | null) => element?.closest?.('[data-list-form]') != null;
		const touched = ({ target }: Event) => isInForm(target as Element) && wake();
		if (hasDraft() || isInForm(document.activeElement)) void wake();
		else for (const type of ['pointerdown', 'focusin', 'dragenter']) document.addEventListener(type, touched, stop);
		return () => stop.abort();
	}, []);
}
