import { readDestination } from './destination.ts';
import { reloadOnce } from './reload-once.ts';

const EVERY_MS = 60 * 60 * 1000;

let isOutdated = false;

/** Polls for a new build. After that, a script that no longer exists leads to the clicked address in the new build. */
export function watchBuilds(own: string): void {
	addEventListener('vite:preloadError', () => {
		if (isOutdated) reloadOnce(readDestination());
	});
	const ask = async () => {
		if (isOutdated || document.hidden) return;
		isOutdated = await isAnotherBuild(own);
	};
	if (isSlow()) return;
	void ask();
	setInterval(ask, EVERY_MS);
	addEventListener('visibilitychange', ask);
}

export async function isAnotherBuild(own: string): Promise<boolean> {
	try {
		const answer = await fetch(`/builds/latest.json?${Date.now()}`);
		if (!answer.ok) throw new Error(`${answer.status} for the latest build`);
		const { id } = await answer.json();
		return typeof id === 'string' && id !== own;
	} catch (error) {
		console.error('Failed to ask for the latest build', error);
		return false;
	}
}

type Connection = { effectiveType?: string };

const isSlow = () => (Reflect.get(navigator, 'connection') as Connection | undefined)?.effectiveType === 'slow-2g';
