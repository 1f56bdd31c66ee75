import * as z from 'zod/mini';
import { choice, concerning, consent, email, message, name, optionalChoice, phone, single } from '../forms/schema.ts';

export const channels = ['call', 'whatsapp', 'email', 'zoom'] as const;
export const intents = ['question', 'viewing', 'interest'] as const;
export const times = ['any', 'now', 'morning', 'afternoon', 'evening', 'friday'] as const;

/** Bedrooms wanted in a launch, which has no units yet. */
export const bedroomChoices = ['any', '1', '2', '3', '4'] as const;

/** A slot in Cairo time; the server checks whether it is offered. */
const written = /^20\d\d-\d\d-\d\d \d\d:\d\d$/;
export const slot = single((typed) => (written.test(typed) ? typed : null));

const fields = z.object({
	intent: choice(intents),
	slot,
	name: name(),
	phone: phone(),
	email: email(),
	channel: choice(channels),
	time: optionalChoice(times),
	bedrooms: optionalChoice(bedroomChoices),
	message: message(),
	consent: consent(),
});

export type EnquiryValue = z.infer<typeof fields>;

/** Used by the browser and the server. */
export const enquirySchema = fields
	.check(concerning(({ channel, phone }) => (channel !== 'email' && !phone ? ['phone', 'phone.missing'] : null)))
	.check(concerning(({ channel, email }) => (channel === 'email' && !email ? ['email', 'email.missing'] : null)))
	.check(concerning(({ intent, slot }) => (intent === 'viewing' && !slot ? ['slot', 'slot.missing'] : null)));
