import { expect, test } from 'vitest';
import { acceptedAt } from '#site/server/entrance/accepted-bodies.ts';
import { ask } from '../raw-request.ts';
import { everyRoute } from '../routes.ts';
import { siteUrl } from '../system.ts';
import { isThorough } from '../thorough.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const AT_ONCE = 6;

type Body = { name: string; type: string | null; body: string; isForm: boolean };
const bodies: Body[] = [
	{ name: 'nothing', type: null, body: '', isForm: false },
	{ name: 'a form', type: 'application/x-www-form-urlencoded', body: 'a=b', isForm: true },
	{ name: 'a form that is none', type: 'application/x-www-form-urlencoded', body: '%E0%A4%A&=&&%00=%ff&__proto__=1', isForm: true },
	{ name: 'JSON', type: 'application/json', body: '{"a":', isForm: false },
	{ name: 'text', type: 'text/plain', body: 'a=b', isForm: false },
	{ name: 'parts without boundary', type: 'multipart/form-data', body: '--x\r\n\r\na\r\n--x--', isForm: false },
	{
		name: 'parts without end',
		type: 'multipart/form-data; boundary=x',
		body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
		isForm: true,
	},
	{ name: 'no parts', type: 'multipart/form-data; boundary=x', body: '\u0000\u0001rubbish', isForm: true },
	{ name: 'no type', type: null, body: 'a=b', isForm: false },
];

/** Unsupported methods are rejected before their body is read, so few bodies are enough. */
const bodiesFor = (method: string) => (method === 'POST' ? bodies : bodies.slice(0, 2));

function expected(path: string, method: string, { isForm, body }: Body): (status: number) => boolean {
	const accepted = acceptedAt(path.replace(/\?.*/, ''));
	if (method === 'GET' || method === 'HEAD') return (status) => (body ? status === 413 : status < 500);
	if (method !== 'POST' || !accepted) return (status) => status === 405;
	return (status) => (accepted.isForm && !isForm ? status === 415 : status < 500 && status !== 405);
}

test('every route takes any method and any body without an error of ours', async () => {
	// Every route exists with and without language prefix.
	const routes = everyRoute.filter((_, index) => isThorough || index % 2 === 0);
	const cases = routes.flatMap((path) => METHODS.flatMap((method) => bodiesFor(method).map((body) => ({ path, method, body }))));
	const wrong: string[] = [];
	const statuses: Record<number, number> = {};
	let next = 0;
	const worker = async () => {
		for (let one = cases[next++]; one; one = cases[next++]) {
			const { path, method, body } = one;
			const headers = {
				...(body.type && { 'content-type': body.type }),
				...(body.body && { 'content-length': String(Buffer.byteLength(body.body)) }),
			};
			const answer = await ask(siteUrl, { path, method, headers, body: body.body });
			statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
			const isRight = expected(path, method, body)(answer.status) && (answer.status !== 405 || answer.headers['allow'] !== undefined);
			if (!isRight || /^\s+at .*\(.*:\d+:\d+\)/m.test(answer.text)) wrong.push(`${method} ${path} with ${body.name}: ${answer.status}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
	console.log('routes × methods × bodies', { routes: routes.length, requests: cases.length, ...statuses });
	expect(wrong).toEqual([]);
});
