import { Agent, type IncomingMessage, request } from 'node:http';
import type { Answer } from '#e2e/security/matrix/client.ts';

const pages = ['/', '/ar', '/search', '/ar/search', '/properties/1011', '/ar/properties/1012', '/compounds/more', '/contact-us'];
/** Of the scripts and styles that a page names; a browser asks for all, most of them from its cache. */
const ASSETS_OF_A_PAGE = 4;

export type Counts = { requests: number; failed: string[]; missingAssets: string[]; repeated: number; builds: Set<string> };

/** Visitors on connections that stay open: each reads a page, asks for what it names, and goes on to the next one until told to stop. */
export function startVisitors(site: string, count: number) {
	const counts: Counts = { requests: 0, failed: [], missingAssets: [], repeated: 0, builds: new Set() };
	let isOver = false;
	const visits = Array.from({ length: count }, (_, first) => visit(first));

	async function visit(first: number): Promise<void> {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (let next = first; !isOver; next++) {
			const page = pages[next % pages.length] ?? '/';
			const answer = await ask(agent, page);
			if (answer?.status !== 200) counts.failed.push(`${page}: ${answer?.status ?? 'no answer'}`);
			const assets = [...new Set(answer?.text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
			for (const [index, asset] of assets.entries()) {
				if (/\/entry\.client-|\/manifest-/.test(asset)) counts.builds.add(asset);
				if (index >= ASSETS_OF_A_PAGE && !counts.builds.has(asset)) continue;
				const found = await ask(agent, asset);
				if (found?.status !== 200) counts.missingAssets.push(`${asset}: ${found?.status ?? 'no answer'}`);
			}
		}
		agent.destroy();
	}

	/** As a browser does it: a question that met a connection just being closed is asked once more. */
	async function ask(agent: Agent, path: string): Promise<Answer | null> {
		counts.requests++;
		for (let isSecond = false; ; isSecond = true) {
			const { answer, wasReused } = await send(agent, site + path);
			if (answer || isSecond || !wasReused) return answer;
			counts.repeated++;
		}
	}

	return {
		counts,
		async stop(): Promise<Counts> {
			isOver = true;
			await Promise.all(visits);
			return counts;
		},
	};
}

function send(agent: Agent, url: string): Promise<{ answer: Answer | null; wasReused: boolean }> {
	return new Promise((resolve) => {
		const sent = request(url, { agent, timeout: 60_000 }, async (response: IncomingMessage) => {
			try {
				const text = (await response.toArray()).join('');
				resolve({ answer: { status: response.statusCode ?? 0, text }, wasReused: false });
			} catch {
				resolve({ answer: null, wasReused: false });
			}
		});
		sent.on('timeout', () => sent.destroy());
		sent.on('error', () => resolve({ answer: null, wasReused: sent.reusedSocket }));
		sent.end();
	});
}
