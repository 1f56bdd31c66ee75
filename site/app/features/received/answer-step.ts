import type { PageRequest } from '#app/page-loader.ts';
import type { Receipt } from '#outbox/outbox.ts';

/** A time is promised only to somebody who chose one. */
export function answerStep(
	{ t }: Pick<PageRequest, 't'>,
	{ channel, intent, times }: Pick<Receipt, 'channel' | 'intent' | 'times'>,
): string {
	const by = channel ?? 'call';
	if (intent === 'viewing') return t(`received.steps.viewing.${by}`);
	if (by === 'email' || by === 'zoom') return t(`received.steps.enquiry.${by}`);
	const [time = 'any'] = times ?? [];
	return t(`received.steps.${time === 'any' ? 'enquiry' : time === 'now' ? 'soon' : 'picked'}.${by}`);
}
