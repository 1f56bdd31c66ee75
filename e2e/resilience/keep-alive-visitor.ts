import { Agent, type IncomingMessage, request } from 'node:http';

const pages = ['/', '/ar', '/search', '/ar/search', '/properties/1011', '/ar/properties/1012', '/compounds/more', '/contact-us'];
/** Of the scripts and styles that a page names; a browser asks for all, most of them from its cache. */
const ASSETS_OF_A_PAGE = 4;

type Answer = { status: number; text: string; build: string | null };

export type Counts = {
	requests: number;
	failed: string[];
	/** Scripts, styles and words that a page names and nobody has. */
	missing: string[];
	/** Data that the scripts of a page do not understand. */
	ofOtherBuild: string[];
	/** Data of another build that nobody has any more: the browser loads the whole document. */
	wholeDocuments: number;
	repeated: number;
	builds: Set<string>;
};

/** Visitors on connections that stay open: each reads a page, asks for what it names and for the data of the next one, and goes on until told to stop. */
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

	/** As the scripts of a page do. */
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

	/** As a browser does it: a question that met a connection just being closed is asked once more. */
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
