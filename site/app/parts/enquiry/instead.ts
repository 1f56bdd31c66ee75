import type { PageRequest } from '#app/page-loader.ts';
import type { AskedAbout } from '../contact/about.ts';
import type { Typed } from '../forms/schema.ts';
import type { FormState } from '../forms/state.ts';
import { type Intent, prefilled } from './enquiry-form-data.ts';
import { intents } from './schema.ts';

/** A question that becomes a viewing, or the other way round: all that was typed is kept, and nothing is judged yet. */
export function turnedInto(request: Pick<PageRequest, 't'>, asked: AskedAbout | null, intent: Intent, typed: Typed): FormState {
	const said = typed['message']?.at(-1)?.trim();
	const isOurWords = intents.some((one) => prefilled(request, asked, one) === said);
	return {
		typed: { time: ['any'], ...typed, ...(isOurWords && { message: [prefilled(request, asked, intent)] }) },
		problems: {},
		notice: null,
		key: typed['key']?.at(-1) ?? '',
		reference: null,
	};
}
