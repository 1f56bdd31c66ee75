import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Pages that a visitor looks at, in both languages. */
const pages = ['/', '/ar', '/search?instalments=yes', '/ar/properties/1011', '/compounds/more', '/contact-us?about=property-1011'];
const form = '/contact-us?about=property-1011';
/** Forms sent sooner count as a bot's. */
const FILLED_IN_MS = 2600;

/** A browser's user agent: crawlers get no error pages. */
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' };
const open = (url: string) => fetch(url, { headers: browser, signal: AbortSignal.timeout(60_000) });

export type Seen = { answers: number; failed: number; reset: number; lastFailureAt: number; firstAnswerAt: number; stacks: number };
export type Visitor = { seen: Seen; stop(): Promise<Seen> };

/** Opens pages one after another until stopped. A refused connection before the start is no failure. */
export function startVisiting(site: string): Visitor {
	const seen: Seen = { answers: 0, failed: 0, reset: 0, lastFailureAt: 0, firstAnswerAt: 0, stacks: 0 };
	let isOver = false;
	const visits = (async () => {
		for (let page = 0; !isOver; page++) {
			await look(`${site}${pages[page % pages.length]}`, seen);
			await pause(20);
		}
		return seen;
	})();
	return {
		seen,
		stop() {
			isOver = true;
			return visits;
		},
	};
}

async function look(url: string, seen: Seen): Promise<void> {
	try {
		const response = await open(url);
		const text = await response.text();
		seen.answers++;
		seen.firstAnswerAt ||= Date.now();
		if (/\n\s+at .*:\d+:\d+/.test(text)) seen.stacks++;
		if (response.ok) return;
		seen.failed++;
	} catch (error) {
		const code = (((error as Error).cause ?? error) as NodeJS.ErrnoException).code;
		if (code === 'ECONNREFUSED') return;
		seen.reset++;
		console.log(`no answer from ${url} after ${seen.answers} answers:`, code ?? error);
	}
	seen.lastFailureAt = Date.now();
}

export async function pagesThatAnswer(site: string): Promise<string> {
	const statuses = await Promise.all(pages.map(async (page) => (await open(site + page).catch(() => null))?.ok));
	return `${statuses.filter(Boolean).length} of ${pages.length}`;
}
export const ALL_PAGES = `${pages.length} of ${pages.length}`;

export const readPage = async (url: string) => (await open(url)).text();

/** Sends an enquiry as a browser without scripts does. */
export async function sendForm(site: string): Promise<'taken' | 'explained' | 'failed'> {
	const page = await open(site + form).catch(() => null);
	const seen = /name="seen" value="([^"]+)"/.exec((await page?.text()) ?? '')?.[1];
	if (!seen) return 'failed';
	await pause(FILLED_IN_MS);
	const body = new URLSearchParams({
		seen,
		key: `resilience-${randomInt(2 ** 40)}-form`,
		intent: 'question',
		name: 'Mona Hassan',
		phone: `+2010${String(randomInt(100_000_000)).padStart(8, '0')}`,
		channel: 'call',
		time: 'any',
		message: 'Is it still available?',
		consent: 'yes',
	});
	const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
	const headers = { ...browser, origin: site, 'x-forwarded-for': address };
	const answer = await fetch(site + form, { method: 'POST', body, headers, redirect: 'manual' }).catch(() => null);
	if (answer?.status === 303) return 'taken';
	const html = (await answer?.text()) ?? '';
	return html.includes('role="alert"') && html.includes('Mona Hassan') ? 'explained' : 'failed';
}

export async function signIn(site: string, account: string, password: string): Promise<boolean> {
	const answer = await fetch(`${site}/admin/search`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams({ account, password }),
		headers: { ...browser, origin: site },
	});
	return answer.status === 303;
}
