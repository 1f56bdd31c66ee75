import * as z from 'zod/mini';
import { concerning, email } from '../forms/schema.ts';

/** The one rule of what a subscription needs, in the browser and on the server. */
export const alertSchema = z.object({ email: email() }).check(concerning(({ email }) => (email ? null : ['email', 'email.missing'])));
