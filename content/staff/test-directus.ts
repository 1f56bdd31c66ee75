import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; body: unknown };
const data = (value: unknown): Answer => ({ status: 200, body: { data: value } });
const refused = (status: number, code: string): Answer => ({ status, body: { errors: [{ message: code, extensions: { code } }] } });

export type Asked = { path: string; body: Record<string, unknown>; headers: IncomingMessage['headers'] };

/** The part of Directus that signing in uses, with one account whose password is `right`. */
export async function startTestDirectus() {
	let issued = 0;
	const valid = new Set<string>();
	const state = {
		/** If set, answers in its place. */
		instead: null as (() => Answer) | null,
		status: 'active',
		claims: { app_access: true } as Record<string, unknown>,
		codes: false,
		expires: 120_000,
	};
	const asked: Asked[] = [];

	const issue = () => {
		const refresh_token = `refresh-${++issued}`;
		valid.add(refresh_token);
		const claims = Buffer.from(JSON.stringify({ ...state.claims, jti: issued })).toString('base64url');
		return { access_token: `x.${claims}.y`, refresh_token, expires: state.expires };
	};
	const answers: Record<string, (body: Record<string, unknown>) => Answer> = {
		login({ password, otp }) {
			if (password !== 'right' || state.status !== 'active') return refused(401, 'INVALID_CREDENTIALS');
			if (state.codes && otp !== '123456') return refused(401, 'INVALID_OTP');
			return data(issue());
		},
		refresh({ refresh_token }) {
			const isValid = valid.delete(String(refresh_token));
			return isValid && state.status === 'active' ? data(issue()) : refused(401, 'INVALID_CREDENTIALS');
		},
		logout({ refresh_token }) {
			valid.delete(String(refresh_token));
			return { status: 204, body: null };
		},
		me: () => data({ status: state.status }),
		counter: () =>
			data({
				groups: [
					{
						kind: 'property',
						total: 1,
						hasMore: false,
						rows: [{ id: 1, reference: 'CAI-VIL-1', status: 'in_doubt', price: '1500.50', currency: 'GBP' }],
					},
				],
				owners: [],
				hasMoreOwners: false,
				isOwnStart: false,
				isAll: true,
				agent: null,
				mayExport: false,
			}),
	};

	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const path = new URL(request.url ?? '/', 'http://directus').pathname;
		const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
		asked.push({ path, body, headers: request.headers });
		const name = path.startsWith('/auth/login') ? 'login' : (path.split('/').at(-1) ?? '');
		const answer = state.instead?.() ?? answers[name]?.(body) ?? refused(404, 'ROUTE_NOT_FOUND');
		response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body === null ? '' : JSON.stringify(answer.body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		state,
		asked,
		valid,
		paths: () => asked.map(({ path }) => path),
		close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
	};
}
