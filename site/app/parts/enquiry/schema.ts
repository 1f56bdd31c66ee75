import * as z from 'zod/mini';
import { choice, concerning, consent, email, message, name, optionalChoice, phone, single } from '../forms/schema.ts';

export const channels = ['call', 'whatsapp', 'email', 'zoom'] as const;
export const intents = ['question', 'viewing', 'interest'] as const;
export const times = ['any', 'now', 'morning', 'afternoon', 'evening', 'friday'] as const;

/** How many somebody looks for in a launch, which has no units yet. */
export const bedroomChoices = ['any', '1', '2', '3', '4'] as const;

/** A day and an hour by the clock of Cairo: whether they are offered is for the server to say. */
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

/** The one rule of what an enquiry needs, in the browser and on the server. */
export const enquirySchema = fields
	.check(concerning(({ channel, phone }) => (channel !== 'email' && !phone ? ['phone', 'phone.missing'] : null)))
	.check(concerning(({ channel, email }) => (channel === 'email' && !email ? ['email', 'email.missing'] : null)))
	.check(concerning(({ intent, slot }) => (intent === 'viewing' && !slot ? ['slot', 'slot.missing'] : null)));
