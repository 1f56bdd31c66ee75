/** Where page views go: the address of an Umami, and which of its websites this is. */
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
/** What can stand in a header, and no more than Umami would ever give. */
const sendable = /^[\w.~+/=-]{1,2000}$/;

/** Tells Umami of one event at a time. It answers with a token that says who this is, which goes with the next one. What fails is no error to anybody. */
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
	} catch {
		// The token itself.
	}
	return typeof said === 'string' && sendable.test(said) ? said : null;
}
