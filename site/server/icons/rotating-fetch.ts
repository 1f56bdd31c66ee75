import { readAtMost } from '../images/read-at-most.ts';

/** In milliseconds. */
export type FetchTimeouts = { attempt: number; rotate: number };

const LARGEST = 1_000_000;

/** Asks the hosts one after another, without waiting for slow ones; the first answer counts. Null when none answers. */
export function rotatingFetch(hosts: string[], path: string, timeouts: FetchTimeouts, overall: AbortSignal): Promise<string | null> {
	const decided = new AbortController();
	return new Promise((resolve) => {
		let next = 0;
		let pending = 0;
		let timer: NodeJS.Timeout | undefined;
		const finish = (answer: string | null) => {
			clearTimeout(timer);
			overall.removeEventListener('abort', giveUp);
			decided.abort();
			resolve(answer);
		};
		const giveUp = () => finish(null);
		const askNext = () => {
			clearTimeout(timer);
			const host = hosts[next++];
			if (decided.signal.aborted) return;
			if (host === undefined) {
				if (pending === 0) finish(null);
				return;
			}
			pending++;
			timer = setTimeout(askNext, timeouts.rotate);
			ask(host + path, AbortSignal.any([decided.signal, AbortSignal.timeout(timeouts.attempt)])).then(finish, () => {
				pending--;
				askNext();
			});
		};
		overall.addEventListener('abort', giveUp);
		if (overall.aborted) giveUp();
		else askNext();
	});
}

/** 404 is an answer too: the host does not have the set. */
async function ask(address: string, signal: AbortSignal): Promise<string> {
	const response = await fetch(address, { redirect: 'manual', signal, headers: { accept: 'application/json' } });
	const body = await readAtMost(response, LARGEST);
	if (response.status === 404) return '{"icons":{}}';
	if (!response.ok || !body) throw new Error(`status ${response.status}`);
	return body.toString('utf8');
}
