import type { ComponentType } from 'react';

/**
 * A form inside a static part. It is markup until the first interaction, then hydrated on its own by its name and its data
 * (`layouts/hydrate-island.ts`). Where the surrounding part is rendered in the browser, as in development, it is an ordinary component.
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
