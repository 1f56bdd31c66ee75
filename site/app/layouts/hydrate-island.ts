import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { takeOverStyles } from '#app/first-view/take-over-styles.ts';
import { keepTypingDuring } from '#app/parts/forms/entered.ts';
import { forgetTabDrafts, hasTabDraft } from '#app/parts/forms/tab-draft.ts';
import { reportError } from '#app/report-errors.ts';

/** Renders a form from the JSON beside it, exactly as the server did. */
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

/** The form works without hydration, so errors are harmless. */
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
	takeOverStyles(element);
	const goOn = keepTypingDuring(element);
	const options = {
		onRecoverableError: reportError,
		onUncaughtError(error: unknown) {
			reportError(error);
			element.innerHTML = markup;
		},
	};
	// Synchronously, so that no input is lost in between.
	flushSync(() => roots.set(element, hydrateRoot(element, form, options)));
	goOn();
}

/** Unmounts forms of the previous page; continues one that is still being hydrated. */
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
