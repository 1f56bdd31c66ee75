import { readFileSync, writeFileSync } from 'node:fs';

type Options = {
	file: string;
	origin: string;
	isReady: () => boolean;
	list: () => string[];
	warm: (origin: string, addresses: readonly string[]) => Promise<void>;
};

/** The first visitors of a start wait for no more than these. */
const MOST = 50;
const LOOK_MS = 250;

/** Draws the pages that were wanted last, once there is something to draw. What it gives back notes those wanted now, for the next start. */
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
		// None before the first stop; one that was damaged is rewritten at the next.
	}
	return [];
}
