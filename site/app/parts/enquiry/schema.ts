import * as z from 'zod/mini';
import { choice, choices, concerning, consent, email, message, name, optionalChoice, phone, raw } from '../forms/schema.ts';

export const channels = ['call', 'whatsapp', 'email', 'zoom'] as const;
export const intents = ['question', 'viewing', 'interest'] as const;
export const times = ['any', 'now', 'morning', 'afternoon', 'evening', 'friday'] as const;
/** From when to when, by the clock of Cairo. */
export const hours = ['10-12', '12-14', '14-16', '16-18', '18-20'] as const;

const day = /^\d{4}-\d{2}-\d{2}$/;
const DAYS_MOST = 14;

const fields = z.object({
	intent: choice(intents),
	days: raw(10),
	hours: choices(hours),
	name: name(),
	phone: phone(),
	email: email(),
	channel: choice(channels),
	time: optionalChoice(times),
	message: message(),
	consent: consent(),
});

export type EnquiryValue = z.infer<typeof fields>;

/** The one rule of what an enquiry needs, in the browser and on the server. */
export const enquirySchema = fields
	.check(concerning(({ channel, phone }) => (channel !== 'email' && !phone ? ['phone', 'phone.missing'] : null)))
	.check(concerning(({ channel, email }) => (channel === 'email' && !email ? ['email', 'email.missing'] : null)))
	.check(concerning(({ intent, days }) => (intent === 'viewing' && !viewingDays(days).length ? ['days', 'days.missing'] : null)))
	.check(concerning(({ intent, hours }) => (intent === 'viewing' && !hours.length ? ['hours', 'hours.missing'] : null)));

export const viewingDays = (days: string[]): string[] => [...new Set(days.filter((text) => day.test(text)))].sort().slice(0, DAYS_MOST);
