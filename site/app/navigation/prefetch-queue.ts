const AT_ONCE = 4;

/** Loads each page once, in order, at most four at a time. A failed one is loaded by the click. */
export function createPrefetchQueue(load: (page: string) => Promise<unknown>): (page: string) => void {
	const asked = new Set<string>();
	const waiting: string[] = [];
	let running = 0;
	const next = () => {
		const page = running < AT_ONCE ? waiting.shift() : undefined;
		if (page === undefined) return;
		running++;
		const end = () => {
			running--;
			next();
		};
		load(page).then(end, end);
	};
	return (page) => {
		if (asked.has(page)) return;
		asked.add(page);
		waiting.push(page);
		next();
	};
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** The Network Information API, which is not in all browsers or in TypeScript's DOM types. */
const visitorsConnection = (): Connection | undefined => Reflect.get(navigator, 'connection');

/** False with data saving or a slow connection. */
export const allowsPrefetch = (connection = visitorsConnection()): boolean =>
	!connection?.saveData && !connection?.effectiveType?.includes('2g');
