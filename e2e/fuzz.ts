import { Agent, request } from 'node:http';
import { hostileText, MARK, randomFrom } from '#app/parts/forms/test-hostile.ts';
import { acceptedAt } from '#site/server/entrance/accepted-bodies.ts';
import { everyRoute } from './routes.ts';

type Random = () => number;
/** A request that can be repeated: it is determined by the seed and its number. */
export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: string };
export type FuzzResult = { sent: number; statuses: Record<number, number>; slowestMs: number; faults: string[] };

const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'POST', 'PUT', 'OPTIONS', 'PROPFIND'];
const taking = everyRoute.filter((path) => acceptedAt(path.replace(/\?.*/, '')));
const names = [
	'q',
	'purpose',
	'page',
	'sort',
	'type',
	'bedrooms',
	'price-from',
	'price-to',
	'near',
	'view',
	'about',
	'for',
	'token',
	'back',
	'preview',
	'key',
	'props',
	'url',
	'ids',
	'of',
	'_routes',
	'tag',
	'plan',
	'cluster',
	'currency',
	'utm_source',
	'__proto__',
];
const types = [
	'application/x-www-form-urlencoded',
	'application/x-www-form-urlencoded',
	'multipart/form-data; boundary=x',
	'multipart/form-data',
	'application/json',
	'image/jpeg',
	'text/plain',
	'',
];
const spoilt = [
	'%',
	'%zz',
	'%00',
	'%2e%2e%2f',
	'..',
	';',
	'\\',
	'//',
	'%c0%ae',
	'%e2%80%ae',
	'🏠'.repeat(3),
	'٣',
	'-1',
	'1e9',
	'99999999999999999999',
	'null',
	'undefined',
	'[]',
	'{"id":1001}',
];
const headerNames = [
	'accept',
	'accept-language',
	'accept-encoding',
	'if-none-match',
	'range',
	'referer',
	'origin',
	'user-agent',
	'x-forwarded-host',
	'x-forwarded-proto',
	'forwarded',
	'sec-fetch-site',
	'sec-purpose',
	'content-encoding',
	'x-http-method-override',
	'authorization',
];
const cookieNames = [
	'i18n_redirected',
	'pn_currency',
	'pn_favorites',
	'pn_compare',
	'pn_first',
	'pn_last',
	'pn_staff',
	'__Host-pn_staff',
	'pn_device',
];

/** Encodes what a header cannot contain. */
const inHeader = (text: string): string => text.replace(/[^\x20-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed())).slice(0, 400);
const value = (random: Random): string =>
	random() < 0.4 ? pick(random, spoilt) : random() < 0.5 ? String(Math.floor(random() * 3000)) : hostileText(random).slice(0, 300);
const written = (text: string): string => encodeURIComponent(text.toWellFormed());

function somePath(random: Random, routes: readonly string[]): string {
	const [path = '/', asked = ''] = pick(random, routes).split('?');
	const changed =
		random() < 0.6
			? path
			: path
					.split('/')
					.map((part) => (part && random() < 0.3 ? (random() < 0.5 ? pick(random, spoilt) : written(value(random))) : part))
					.join('/');
	const query = Array.from(
		{ length: random() < 0.5 ? 0 : 1 + Math.floor(random() * 4) },
		() => `${pick(random, names)}=${random() < 0.8 ? written(value(random)) : pick(random, spoilt)}`,
	);
	const all = [...(asked ? [asked] : []), ...query].join('&');
	// Encodes what a request line cannot contain.
	return (changed + (all && `?${all}`)).replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed())).slice(0, 3000);
}

/** Independent of the requests before it. */
export function fuzzRequest(seed: number, number: number): FuzzRequest {
	const random = randomFrom(seed * 1_000_003 + number);
	const method = pick(random, methods);
	const headers: Record<string, string> = { 'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(random() * 255)).join('.')}` };
	for (let count = Math.floor(random() * 4); count; count--)
		headers[pick(random, headerNames)] = inHeader(
			random() < 0.3
				? pick(random, ['ar', 'gzip, br', '"x"', 'bytes=0-1', 'https://evil.example', 'same-origin', 'prefetch'])
				: value(random),
		);
	if (random() < 0.3)
		headers['cookie'] = Array.from(
			{ length: 1 + Math.floor(random() * 3) },
			() => `${pick(random, cookieNames)}=${written(value(random))}`,
		).join('; ');
	const body = method === 'POST' || random() < 0.1 ? someBody(random) : '';
	if (body) headers['content-type'] = pick(random, types);
	// Requests of foreign origin are rejected early, so most are sent without those headers.
	if (method === 'POST' && random() < 0.7) for (const name of ['origin', 'sec-fetch-site']) delete headers[name];
	return { method, path: somePath(random, method === 'POST' && random() < 0.8 ? taking : everyRoute), headers, body };
}

function someBody(random: Random): string {
	if (random() < 0.1) return '--x\r\nContent-Disposition: form-data; name="a"; filename="../x"\r\n\r\nb';
	const fields = [
		'name',
		'phone',
		'email',
		'message',
		'consent',
		'intent',
		'seen',
		'key',
		'add',
		'remove',
		'currency',
		'back',
		'account',
		'password',
		'ids',
		'__proto__',
	];
	return Array.from(
		{ length: 1 + Math.floor(random() * 6) },
		() => `${pick(random, fields)}=${random() < 0.9 ? written(value(random)) : pick(random, spoilt)}`,
	).join('&');
}

const runnable = new RegExp(`<(?:script|img|svg)[^>]*>?[^<]{0,40}${MARK}|<${MARK}`, 'i');
const stack = /^\s+at .*:\d+:\d+\)?$/m;
/** Longer than any of our own time limits. */
const HANG_MS = 120_000;

/** Sends requests concurrently and collects faulty answers. `SEED` and the number in a fault repeat its request. */
export async function fuzz(
	site: string,
	{ seed, from = 0, requests, atOnce }: { seed: number; from?: number; requests: number; atOnce: number },
): Promise<FuzzResult> {
	const { hostname, port, hostname: host } = new URL(site);
	if (host !== '127.0.0.1' && host !== 'localhost') throw new Error('Only a system on this machine is asked');
	const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
	const result: FuzzResult = { sent: 0, statuses: {}, slowestMs: 0, faults: [] };

	const send = ({ method, path, headers, body }: FuzzRequest) =>
		new Promise<{ status: number; text: string; isHtml: boolean; retryAfter: string | undefined }>((resolve, reject) => {
			const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
			const sent = request({ hostname, port, method, path, agent, timeout: HANG_MS, headers: { ...headers, ...length } }, (response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk: Buffer) => chunks.push(chunk));
				response.on('error', reject);
				response.on('end', () =>
					resolve({
						status: response.statusCode ?? 0,
						text: Buffer.concat(chunks).toString(),
						isHtml: /html/.test(response.headers['content-type'] ?? ''),
						retryAfter: response.headers['retry-after'],
					}),
				);
			});
			sent.on('timeout', () => sent.destroy(new Error('hangs')));
			// A keep-alive connection may be closed just as it is reused; clients are expected to retry then.
			sent.on('error', (error) => reject(Object.assign(error, { isKept: sent.reusedSocket })));
			sent.end(body);
		});

	async function one(number: number): Promise<void> {
		const asked = fuzzRequest(seed, number);
		const fault = (what: string) =>
			result.faults.push(
				`SEED=${seed} number ${number}: ${what}: ${asked.method} ${asked.path.slice(0, 200)} ${JSON.stringify(asked.headers).slice(0, 300)}`,
			);
		const since = performance.now();
		const answer = await send(asked)
			.catch((error) => (error.isKept ? send(asked) : Promise.reject(error)))
			.catch((error: Error) => void fault(`no answer (${error.message})`));
		result.sent++;
		result.slowestMs = Math.max(result.slowestMs, performance.now() - since);
		if (!answer) return;
		const { status, text, isHtml, retryAfter } = answer;
		result.statuses[status] = (result.statuses[status] ?? 0) + 1;
		if (status >= 500 && !(status === 503 && retryAfter)) fault(String(status));
		if (isHtml && runnable.test(text)) fault('could run');
		if (stack.test(text)) fault('says where in our code');
	}

	const worker = async (first: number) => {
		for (let number = from + first; number < from + requests; number += atOnce) await one(number);
	};
	await Promise.all(Array.from({ length: atOnce }, (_, first) => worker(first)));
	agent.destroy();
	return result;
}
