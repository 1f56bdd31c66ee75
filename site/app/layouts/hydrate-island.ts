import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepTypingDuring } from '#app/parts/forms/entered.ts';
import { forgetTabDrafts, hasTabDraft } from '#app/parts/forms/tab-draft.ts';
import { reportError } from '#app/report-errors.ts';

/** Draws a form from the data that its page wrote beside it, as the server drew it. */
type Draw = (written: string) => ReactNode;

const island =
	<Data>(load: () => Promise<{ default: ComponentType<{ data: Data }> }>) =>
	async (): Promise<Draw> => {
		const { default: Form } = await load();
		return (written) => createElement(Form, { data: JSON.parse(written) });
	};

const forms: Record<string, () => Promise<Draw>> = {
	alerts: island(() => import('#app/parts/alerts/alerts-form.tsx')),
	apply: island(() => import('#app/parts/apply/apply-form.tsx')),
	enquiry: island(() => import('#app/parts/enquiry/enquiry-form.tsx')),
	move: island(() => import('#app/features/received/move-form.tsx')),
	pay: island(() => import('#app/features/home-page/pay-form.tsx')),
	list: island(() => import('#app/features/list-property/list-form.tsx')),
};

const roots = new Map<HTMLElement, Root>();

/** Until it is hydrated, and where it cannot be, the form works by itself. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
	const written = element.dataset['formData'];
	if (!written) return;
	delete element.dataset['formData'];
	try {
		const draw = await forms[element.dataset['formIsland'] ?? '']?.();
		if (draw && element.isConnected) hydrate(element, draw(written));
	} catch {
		element.dataset['formData'] = written;
	}
}

function hydrate(element: HTMLElement, form: ReactNode): void {
	const markup = element.innerHTML;
	const goOn = keepTypingDuring(element);
	const options = {
		onRecoverableError: reportError,
		onUncaughtError(error: unknown) {
			reportError(error);
			element.innerHTML = markup;
		},
	};
	// At once, so that nothing is typed in between.
	flushSync(() => roots.set(element, hydrateRoot(element, form, options)));
	goOn();
}

/** A page that was left takes its forms with it; one that is begun again goes on where it was. */
export function enterPage(): void {
	for (const [element, root] of roots) {
		if (element.isConnected) continue;
		roots.delete(element);
		root.unmount();
	}
	if (location.pathname.includes('/received/') || document.querySelector('[data-sent]')) forgetTabDrafts();
	for (const island of document.querySelectorAll<HTMLElement>('[data-form-data]'))
		if (hasTabDraft(island.querySelector('form')?.id ?? '')) void hydrateIsland(island);
}
