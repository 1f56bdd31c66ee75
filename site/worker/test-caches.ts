/** CacheStorage in memory. */
export function createTestCaches(origin: string): CacheStorage {
	const stores = new Map<string, Cache>();
	return {
		open: async (name) => {
			const store = stores.get(name) ?? createStore(origin);
			stores.set(name, store);
			return store;
		},
		keys: async () => [...stores.keys()],
		has: async (name) => stores.has(name),
		delete: async (name) => stores.delete(name),
		match: async () => undefined,
	};
}

function createStore(origin: string): Cache {
	const answers = new Map<string, Response>();
	const keyOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, origin).href;
	const refuse = async () => Promise.reject(new Error('Not used'));
	return {
		match: async (asked) => answers.get(keyOf(asked))?.clone(),
		put: async (asked, answer) => void answers.set(keyOf(asked), answer),
		delete: async (asked) => answers.delete(keyOf(asked)),
		keys: async () => [...answers.keys()].map((url) => new Request(url)),
		...{ add: refuse, addAll: refuse, matchAll: refuse },
	};
}
