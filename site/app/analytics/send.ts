/** The address of an Umami and the id of this website in it. */
export type Analytics = { url: string; website: string };

export type Payload = {
	url: string;
	title: string;
	referrer: string;
	tag?: string;
	name?: string;
	data?: Record<string, string | number | boolean>;
};

const TIMEOUT_MS = 10_000;
/** Valid in a header, and not longer than any token of Umami. */
const sendable = /^[\w.~+/=-]{1,2000}$/;

/** Sends events to Umami one at a time. Each answer has a session token that goes with the next event. Failures are ignored. */
export function createSender({ url, website }: Analytics) {
	let token: string | null = null;
	return async (payload: Payload): Promise<{ ok: boolean }> => {
		try {
			const answer = await fetch(url, {
				method: 'POST',
				headers: { 'content-type': 'application/json', ...(token && { 'x-umami-cache': token }) },
				body: JSON.stringify({ type: 'event', payload: { ...payload, website } }),
				credentials: 'omit',
				referrerPolicy: 'no-referrer',
				redirect: 'error',
				keepalive: true,
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			if (!answer.ok) return { ok: false };
			token = readToken(await answer.text()) ?? token;
			return { ok: true };
		} catch {
			return { ok: false };
		}
	};
}

/** Newer servers answer with an object, older ones with the token itself. */
function readToken(answer: string): string | null {
	let said: unknown = answer;
	try {
		const object: unknown = JSON.parse(answer);
		said = object && typeof object === 'object' && 'cache' in object ? object.cache : object;
	} catch {}
	return typeof said === 'string' && sendable.test(said) ? said : null;
}
