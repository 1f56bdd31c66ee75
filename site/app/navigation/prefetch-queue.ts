const AT_ONCE = 4;

/** Each page is loaded once, in the order they were asked for, and never more than four at a time. What fails is left to the click. */
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

/** Not every browser says, and no type does. */
const visitorsConnection = (): Connection | undefined => Reflect.get(navigator, 'connection');

/** Nobody who saves data or has little of it pays for pages they may never open. */
export const allowsPrefetch = (connection = visitorsConnection()): boolean =>
	!connection?.saveData && !connection?.effectiveType?.includes('2g');
