import { createError } from '@directus/errors';
import type { Label } from '../schema/define.ts';
import { REFUSED } from '../schema/strings.ts';
import type { Context } from './hook.ts';
import { readLanguage } from './reader-language.ts';

export type Refusal = { field: string; sentence: Label };

type Extensions = { collection: string; field: string; path: string[]; type: string; validation_message: string };
const FailedValidation = createError<Extensions>('FAILED_VALIDATION', ({ validation_message }) => validation_message, 400);

/** Directus's own validation errors, shown beside their fields, in the language of the person who edits. */
export async function refuseFields({ database, accountability }: Context, collection: string, refusals: Refusal[]): Promise<never> {
	const language = await readLanguage(database, accountability?.user ?? null);
	throw refusals.map(
		({ field, sentence }) => new FailedValidation({ collection, field, path: [], type: REFUSED, validation_message: sentence[language] }),
	);
}

export const refuseField = (context: Context, { collection, field }: { collection: string; field: string }, sentence: Label) =>
	refuseFields(context, collection, [{ field, sentence }]);
