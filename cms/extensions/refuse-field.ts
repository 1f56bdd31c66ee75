import { createError } from '@directus/errors';
import type { Label } from '../schema/define.ts';
import type { Context } from './hook.ts';
import { readLanguage } from './reader-language.ts';

type Extensions = { collection: string; field: string; path: string[]; type: 'nin' | 'regex'; validation_message: string };
const FailedValidation = createError<Extensions>('FAILED_VALIDATION', ({ validation_message }) => validation_message, 400);

/** Directus's own validation error, shown beside the field, in the language of the person who edits. */
export async function refuseField(
	{ database, accountability }: Context,
	place: { collection: string; field: string },
	sentence: Label,
	type: Extensions['type'] = 'nin',
): Promise<never> {
	const language = await readLanguage(database, accountability?.user ?? null);
	throw new FailedValidation({ ...place, path: [], type, validation_message: sentence[language] });
}
