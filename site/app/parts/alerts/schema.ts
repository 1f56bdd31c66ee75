import * as z from 'zod/mini';
import { alertFrequencies } from '#domain/vocabulary.ts';
import { concerning, email, optionalChoice } from '../forms/schema.ts';

/** Used by the browser and the server. */
export const alertSchema = z
	.object({ frequency: optionalChoice(alertFrequencies), email: email() })
	.check(concerning(({ email }) => (email ? null : ['email', 'email.missing'])));
