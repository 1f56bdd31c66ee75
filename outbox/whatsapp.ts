import type { Locale } from '#domain/locales.ts';
import type { SendResult } from './mailer.ts';

/** Our number at WhatsApp's Cloud API: its address, its id there, and the access token. */
export type WhatsApp = { apiUrl: string; phoneId: string; token: string };

/** An approved template and its parameters. `to`: digits with country code. */
export type OutgoingMessage = { to: string; template: string; language: Locale; parameters: string[] };

export type SendMessage = (message: OutgoingMessage) => Promise<SendResult>;

const TIMEOUT_MS = 10_000;
const ANSWER_MOST = 64_000;
const PARAMETER_MOST = 200;

/** Temporary errors, such as rate limits or an expired token: the message is fine, and time or a person helps. */
const temporaryErrors = new Set([4, 10, 190, 200, 80007, 130429, 131000, 131016, 131048, 131056, 133004]);

/** Sends one message; it counts as sent when WhatsApp returns an id. A lost answer may lead to a duplicate: the API has no idempotency key. */
export function createWhatsApp({ apiUrl, phoneId, token }: WhatsApp): SendMessage {
	return async (message) => {
		try {
			const response = await fetch(`${apiUrl}/${phoneId}/messages`, {
				method: 'POST',
				headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
				body: JSON.stringify(buildBody(message)),
				redirect: 'error',
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			const answer = parseAnswer(await readBounded(response));
			if (response.ok && answer.id) return { outcome: 'done' };
			const reason = [response.status, answer.code].filter(Boolean).join(' ');
			const isFinal = response.status >= 400 && response.status < 500 && answer.code !== null && !temporaryErrors.has(answer.code);
			return { outcome: isFinal && response.status !== 429 ? 'refused' : 'later', reason };
		} catch (error) {
			const { name, cause } = error as Error & { cause?: { code?: string } };
			return { outcome: 'later', reason: cause?.code ?? (name === 'TimeoutError' ? 'no answer in time' : 'not reached') };
		}
	};
}

const buildBody = ({ to, template, language, parameters }: OutgoingMessage) => ({
	messaging_product: 'whatsapp',
	recipient_type: 'individual',
	to,
	type: 'template',
	template: {
		name: template,
		language: { code: language },
		components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text: cleanParameter(text) })) }],
	},
});

/** WhatsApp rejects parameters with line breaks or several spaces in a row. */
const cleanParameter = (text: string) => [...text.replace(/\s+/g, ' ').trim()].slice(0, PARAMETER_MOST).join('') || '-';

async function readBounded(response: Response): Promise<string> {
	const decoder = new TextDecoder();
	let text = '';
	for await (const chunk of response.body ?? []) {
		text += decoder.decode(chunk, { stream: true });
		if (text.length > ANSWER_MOST) break;
	}
	return text.slice(0, ANSWER_MOST);
}

function parseAnswer(text: string): { id: string | null; code: number | null } {
	try {
		const { messages, error } = JSON.parse(text);
		const [id, code] = [messages?.[0]?.id, error?.code];
		return { id: typeof id === 'string' && id ? id : null, code: typeof code === 'number' ? code : null };
	} catch {
		return { id: null, code: null };
	}
}
