import { Agent, type IncomingMessage, request } from 'node:http';

const pages = ['/', '/ar', '/search', '/ar/search', '/properties/1011', '/ar/properties/1012', '/compounds/more', '/contact-us'];
/** A sample of a page's assets; browsers load most of them from their cache. */
const ASSETS_OF_A_PAGE = 4;

type Answer = { status: number; text: string; build: string | null };

export type Counts = {
	requests: number;
	failed: string[];
	/** Scripts, styles and dictionaries that were not found. */
	missing: string[];
	/** Data of another build, which the page's scripts cannot read. */
	ofOtherBuild: string[];
	/** Data of a build that is gone: the browser loads the whole document. */
	wholeDocuments: number;
	repeated: number;
	builds: Set<string>;
};

/** Visitors on keep-alive connections: each loads a page, its assets and the data of the next page, in a loop. */
export function startVisitors(site: string, count: number) {
	const counts: Counts = {
		...{ requests: 0, failed: [], missing: [], ofOtherBuild: [], wholeDocuments: 0, repeated: 0, builds: new Set() },
	};
	let isOver = false;
	const visits = Array.from({ length: count }, (_, first) => visit(first));

	async function visit(first: number): Promise<void> {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (let next = first; !isOver; next++) {
			const page = pages[next % pages.length] ?? '/';
			const answer = await ask(agent, page);
			if (answer?.status !== 200) counts.failed.push(`${page}: ${answer?.status ?? 'no answer'}`);
			else await readOn(agent, answer.text, pages[(next + 1) % pages.length] ?? '/');
		}
		agent.destroy();
	}

	/** Loads what a page's scripts would. */
	async function readOn(agent: Agent, html: string, nextPage: string): Promise<void> {
		const named = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)|\/_i18n\/\w+\/\w+\.json/g))];
		const isOfBuild = (address: string) => /\/entry\.client-|\/manifest-|\/_i18n\//.test(address);
		for (const address of named.filter((one, index) => index < ASSETS_OF_A_PAGE || isOfBuild(one))) {
			if (address.includes('/manifest-')) counts.builds.add(address);
			const found = await ask(agent, address);
			if (found?.status !== 200) counts.missing.push(`${address}: ${found?.status ?? 'no answer'}`);
		}
		const build = /\\"build\\",\\"([\w-]+)\\"/.exec(html)?.[1];
		if (!build) return void counts.failed.push('a page that names no build');
		const data = `${nextPage === '/' ? '/_' : nextPage}.data`;
		const found = await ask(agent, data, { 'x-build': build });
		if (found?.status === 404 && found.build && found.build !== build) counts.wholeDocuments++;
		else if (found?.status !== 200) counts.failed.push(`${data}: ${found?.status ?? 'no answer'}`);
		else if (found.build !== build) counts.ofOtherBuild.push(`${data}: ${found.build} for ${build}`);
	}

	/** Retries once when a keep-alive connection was just closed, as browsers do. */
	async function ask(agent: Agent, path: string, headers: Record<string, string> = {}): Promise<Answer | null> {
		counts.requests++;
		for (let isSecond = false; ; isSecond = true) {
			const { answer, wasReused } = await send(agent, site + path, headers);
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

function send(agent: Agent, url: string, headers: Record<string, string>): Promise<{ answer: Answer | null; wasReused: boolean }> {
	return new Promise((resolve) => {
		const sent = request(url, { agent, headers, timeout: 60_000 }, async (response: IncomingMessage) => {
			try {
				const text = (await response.toArray()).join('');
				const build = response.headers['x-build'];
				resolve({ answer: { status: response.statusCode ?? 0, text, build: typeof build === 'string' ? build : null }, wasReused: false });
			} catch {
				resolve({ answer: null, wasReused: false });
			}
		});
		sent.on('timeout', () => sent.destroy());
		sent.on('error', () => resolve({ answer: null, wasReused: sent.reusedSocket }));
		sent.end();
	});
}
