import { findStep } from '#app/features/received/viewing-step.ts';
import type { Reader } from '#content/reader.ts';
import type { WriteMessage } from '#outbox/messages.ts';
import { readTranslator } from '../words.ts';
import { describeAbout, formatTimes } from './form-facts.ts';
import { clipLine } from './letter.ts';

const ABOUT_MOST = 100;
const templates = { booked: 'booked', moved: 'moved', moved_by_us: 'moved', cancelled: 'cancelled', called_off: 'cancelled' } as const;

/**
 * WhatsApp messages about viewings (`viewing_booked`, `viewing_moved`, `viewing_cancelled`) with subject, time and reference as parameters.
 * The text around them is in templates that WhatsApp approves in each language (docs/operations.md).
 */
export const createMessageWriter =
	({ read, origin }: { read: Reader; origin: () => string }): WriteMessage =>
	({ reference, sent, viewing }) => {
		const step = findStep(viewing);
		const { language } = sent.origin;
		const context = { read, locale: language, t: readTranslator(language), origin: origin() };
		const about = describeAbout(context, sent).name ?? reference;
		return {
			template: `viewing_${templates[step]}`,
			language,
			parameters: [clipLine(about, ABOUT_MOST), formatTimes(context, sent), reference],
		};
	};
