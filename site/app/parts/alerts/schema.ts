import * as z from 'zod/mini';
import { alertFrequencies } from '#domain/vocabulary.ts';
import { concerning, email, optionalChoice } from '../forms/schema.ts';

/** The one rule of what a subscription needs, in the browser and on the server. */
export const alertSchema = z
	.object({ frequency: optionalChoice(alertFrequencies), email: email() })
	.check(concerning(({ email }) => (email ? null : ['email', 'email.missing'])));
