import { findStep } from '#app/features/received/viewing-step.ts';
import type { Reader } from '#content/reader.ts';
import type { WriteMessage } from '#outbox/messages.ts';
import { readTranslator } from '../words.ts';
import { describeAbout, formatTimes } from './form-facts.ts';
import { clipLine } from './letter.ts';

const ABOUT_MOST = 100;

/**
 * Messages on WhatsApp about viewings: `viewing_booked`, `viewing_moved` and `viewing_cancelled`, each with what, when and the reference. What stands
 * around these is in the templates, which WhatsApp approves in either language (docs/operations.md).
 */
export const createMessageWriter =
	({ read, origin }: { read: Reader; origin: () => string }): WriteMessage =>
	({ reference, sent, viewing }) => {
		const step = findStep(viewing);
		const { language } = sent.origin;
		const context = { read, locale: language, t: readTranslator(language), origin: origin() };
		const about = describeAbout(context, sent).name ?? reference;
		return {
			template: `viewing_${step === 'called_off' ? 'cancelled' : step}`,
			language,
			parameters: [clipLine(about, ABOUT_MOST), formatTimes(context, sent), reference],
		};
	};
