import { AsyncLocalStorage } from 'node:async_hooks';

const NAME = Symbol.for('pn.request-id');
type Holder = { [NAME]?: AsyncLocalStorage<string> };

/** The id of the current request. The built site bundles its own copy of this file, so the store is global. */
const store = () => {
	const holder = globalThis as Holder;
	holder[NAME] ??= new AsyncLocalStorage();
	return holder[NAME];
};

export const runWithRequestId = <T>(id: string, work: () => T): T => store().run(id, work);

export const readRequestId = (): string | undefined => store().getStore();
