import { locales } from '#domain/locales.ts';
import type { Text } from '../sample/shapes.ts';
import type { CompoundFacts } from './facts.ts';

/** Whether the compound is delivered by that day. Its record, homes, texts and updates all depend on this. */
export const isHandedOver = ({ deliveryDate }: Pick<CompoundFacts, 'deliveryDate'>, today: string): boolean =>
	deliveryDate === null || deliveryDate <= today;

const inMonth = (day: string, language: string) =>
	new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Replaces `{handover}` in a text by the delivery month of the record. Progress is left to the updates. */
export function formatHandover(text: Text, facts: Pick<CompoundFacts, 'deliveryDate'>, today: string): Text {
	const day = facts.deliveryDate;
	if (!day) return text;
	const isDone = isHandedOver(facts, today);
	const [english, arabic] = [inMonth(day, locales.en.format), inMonth(day, locales.ar.format)];
	return {
		en: text.en.replace('{handover}', isDone ? `It was handed over in ${english}.` : `Handover is due in ${english}.`),
		ar: text.ar.replace('{handover}', isDone ? `تم التسليم في ${arabic}.` : `الاستلام في ${arabic}.`),
	};
}
