/** What a kept part shows: there wherever it has to be drawn, and nowhere else. */
export type Drawn<T> = { readonly shown?: T };

/**
 * A document brings its kept parts drawn, so what they were drawn from stays on the server.
 * A later page asks for data alone, and gets it.
 */
export function drawn<T>(request: Request, shown: T): Drawn<T> {
	const isData = new URL(request.url).pathname.endsWith('.data');
	return isData ? { shown } : Object.defineProperty<Drawn<T>>({}, 'shown', { value: shown });
}
