import { AsyncLocalStorage } from 'node:async_hooks';

const NAME = Symbol.for('pn.request-id');
type Holder = { [NAME]?: AsyncLocalStorage<string> };

/** The request that is being handled. The built site has a copy of this file: all copies share one store. */
const store = () => {
	const holder = globalThis as Holder;
	holder[NAME] ??= new AsyncLocalStorage();
	return holder[NAME];
};

export const runWithRequestId = <T>(id: string, work: () => T): T => store().run(id, work);

export const readRequestId = (): string | undefined => store().getStore();
