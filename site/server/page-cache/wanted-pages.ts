import { readFileSync, writeFileSync } from 'node:fs';

type Options = {
	file: string;
	origin: string;
	isReady: () => boolean;
	list: () => string[];
	warm: (origin: string, addresses: readonly string[]) => Promise<void>;
};

/** Few enough not to delay the first visitors after a start. */
const MOST = 50;
const LOOK_MS = 250;

/**
 * Renders the pages that were most recently used before the restart, once there is content. Returns a function that saves the current list
 * for the next start.
 */
export function warmWantedPages({ file, origin, isReady, list, warm }: Options): () => void {
	const timer = setInterval(() => {
		if (!isReady()) return;
		clearInterval(timer);
		void warm(origin, readWanted(file));
	}, LOOK_MS);
	timer.unref();
	return () => {
		clearInterval(timer);
		const plain = list().map((key) => key.split(' '));
		const wanted = plain.flatMap(([at, address = '', cookie]) => (at === origin && !cookie ? address : []));
		if (wanted.length > 0) writeFileSync(file, JSON.stringify(wanted.slice(0, MOST)));
	};
}

function readWanted(file: string): string[] {
	try {
		const wanted: unknown = JSON.parse(readFileSync(file, 'utf8'));
		if (Array.isArray(wanted)) return wanted.filter((address) => typeof address === 'string' && address.startsWith('/')).slice(0, MOST);
	} catch {
		// Missing on the first start; a damaged file is overwritten at the next stop.
	}
	return [];
}
