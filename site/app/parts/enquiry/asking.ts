import type { About, Channel, Enquiry } from '#outbox/submissions.ts';

/** What a form is opened for. Call and e-mail are questions with a fixed channel. */
const askings = ['question', 'viewing', 'call', 'email', 'interest'] as const;
export type Asking = (typeof askings)[number];

export const parseAsking = (text: string | null | undefined): Asking => askings.find((asking) => asking === text) ?? 'question';

type Shape = {
	intent: Enquiry['intent'];
	/** Fixed, or to be chosen. */
	channel: Channel | readonly Channel[];
	has: Partial<Record<'slot' | 'phone' | 'email' | 'time' | 'bedrooms' | 'message', true>>;
};

export const shapes: Record<Asking, Shape> = {
	question: {
		intent: 'question',
		channel: ['call', 'whatsapp', 'email', 'zoom'],
		has: { phone: true, email: true, time: true, message: true },
	},
	/** In person, confirmed by a call, or by video. */
	viewing: { intent: 'viewing', channel: ['call', 'zoom'], has: { slot: true, phone: true, email: true, message: true } },
	call: { intent: 'question', channel: 'call', has: { phone: true, time: true } },
	email: { intent: 'question', channel: 'email', has: { email: true, message: true } },
	interest: { intent: 'interest', channel: 'whatsapp', has: { phone: true, bedrooms: true } },
};

/** Links to the other forms about the same subject; a home has all of them. */
export function listOtherWays(asking: Asking, about: About | null): Asking[] {
	if (!about || asking === 'interest') return [];
	const ways: Asking[] = about.kind === 'property' ? ['viewing', 'question', 'call', 'email'] : ['question'];
	return ways.filter((way) => way !== asking);
}
