import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { holdTyping } from '#app/parts/forms/entered.ts';
import { reportError } from '#app/report-errors.ts';

type Form = ComponentType<{ data: never }>;

const forms: Record<string, () => Promise<{ default: ComponentType<{ data: never }> }>> = {
	alerts: () => import('#app/parts/alerts/alerts-form.tsx'),
	apply: () => import('#app/parts/apply/apply-form.tsx'),
	enquiry: () => import('#app/parts/enquiry/enquiry-form.tsx'),
	list: () => import('#app/features/list-property/list-form.tsx'),
};

const awake = new Map<HTMLElement, Root>();

/** Until it is awake, and where it cannot be woken, the form works by itself. */
export async function wakeIsland(element: HTMLElement): Promise<void> {
	const written = element.dataset['formData'];
	if (!written) return;
	delete element.dataset['formData'];
	try {
		const module = await forms[element.dataset['formIsland'] ?? '']?.();
		if (module && element.isConnected) hydrate(element, module.default, JSON.parse(written) as never);
	} catch {
		element.dataset['formData'] = written;
	}
}

function hydrate(element: HTMLElement, Form: Form, data: never): void {
	const markup = element.innerHTML;
	const goOn = holdTyping(element);
	const options = {
		onRecoverableError: reportError,
		onUncaughtError(error: unknown) {
			reportError(error);
			element.innerHTML = markup;
		},
	};
	// At once, so that nothing is typed in between.
	flushSync(() => awake.set(element, hydrateRoot(element, createElement(Form, { data }), options)));
	goOn();
}

/** A page that was left takes its forms with it. */
export function forgetIslands(): void {
	for (const [element, root] of awake) {
		if (element.isConnected) continue;
		awake.delete(element);
		root.unmount();
	}
}
