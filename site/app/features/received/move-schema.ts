import * as z from 'zod/mini';
import { slot } from '#app/parts/enquiry/schema.ts';
import { concerning } from '#app/parts/forms/schema.ts';

/** The server checks whether the slot is offered and free. */
export const moveSchema = z.object({ slot }).check(concerning(({ slot }) => (slot ? null : ['slot', 'slot.missing'])));
