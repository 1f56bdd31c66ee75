import * as z from 'zod/mini';
import { slot } from '#app/parts/enquiry/schema.ts';
import { concerning } from '#app/parts/forms/schema.ts';

/** Another hour for a viewing; whether it is offered and free is for the server to say. */
export const moveSchema = z.object({ slot }).check(concerning(({ slot }) => (slot ? null : ['slot', 'slot.missing'])));
