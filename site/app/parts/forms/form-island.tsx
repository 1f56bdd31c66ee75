import type { ComponentType } from 'react';

/**
 * A form inside a static part: markup, until somebody touches it. Then it is hydrated by itself, by its name, from the data
 * that is beside it (`layouts/hydrate-island.ts`). Where the part around it is drawn in the browser, as in development, it is a component like any other.
 */
export function formIsland<Data>(name: string, Form: ComponentType<{ data: Data }>): ComponentType<{ data: Data }> {
	return function FormIsland({ data }) {
		const written = import.meta.env.SSR && import.meta.env.PROD ? JSON.stringify(data) : undefined;
		return (
			<div className="contents" data-form-island={name} data-form-data={written}>
				<Form data={data} />
			</div>
		);
	};
}
