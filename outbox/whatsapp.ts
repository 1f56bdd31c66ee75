import type { Locale } from '#domain/locales.ts';
import type { SendResult } from './mailer.ts';

/** A number of ours at WhatsApp's Cloud API: where it is asked, which number it is there, and what proves that it is ours. */
export type WhatsApp = { apiUrl: string; phoneId: string; token: string };

/** A template that WhatsApp has approved, and what is in its gaps. `to`: digits with the country's number. */
export type OutgoingMessage = { to: string; template: string; language: Locale; parameters: string[] };

export type SendMessage = (message: OutgoingMessage) => Promise<SendResult>;

const TIMEOUT_MS = 10_000;
const ANSWER_MOST = 64_000;
const PARAMETER_MOST = 200;

/** Too many at once, or a token that no longer holds: the message itself is right, and a person or time helps. */
const passing = new Set([4, 10, 190, 200, 80007, 130429, 131000, 131016, 131048, 131056, 133004]);

/** Sends one message. It counts when WhatsApp has given it an id, and not before. An answer that is lost may make it two: there is no key to say so. */
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
			const isFinal = response.status >= 400 && response.status < 500 && answer.code !== null && !passing.has(answer.code);
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

/** WhatsApp takes no line breaks and no wide gaps in them. */
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
