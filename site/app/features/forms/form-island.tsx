import type { ComponentType } from 'react';

/** Which form it is, and what it was drawn from: read by `wake-island.ts`. */
export type IslandName = 'enquiry' | 'apply' | 'alerts' | 'list-property';

/**
 * A form inside a static part: markup, until somebody touches it. Then it is hydrated by itself, from the data that stands beside it.
 * Where the part around it is drawn in the browser, the form is a component like any other.
 */
export function formIsland<Data>(name: IslandName, Form: ComponentType<{ data: Data }>): ComponentType<{ data: Data }> {
	return function FormIsland({ data }) {
		const written = import.meta.env.SSR ? JSON.stringify(data) : undefined;
		return (
			<div ref={own} className="contents" data-form-island={name} data-form-data={written} suppressHydrationWarning>
				<Form data={data} />
			</div>
		);
	};
}

/** What React drew here is awake already. */
const own = (element: HTMLElement | null) => element?.removeAttribute('data-form-data');
