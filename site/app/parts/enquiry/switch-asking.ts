import type { PageRequest } from '#app/page-loader.ts';
import type { EnquirySubject } from '../contact/about.ts';
import type { Typed } from '../forms/schema.ts';
import type { FormState } from '../forms/state.ts';
import { type Asking, shapes } from './asking.ts';
import { prefilled } from './enquiry-form-data.ts';

/** Changes the kind of enquiry, keeping everything typed and without validating it yet. */
export function switchAsking(request: Pick<PageRequest, 't'>, asked: EnquirySubject | null, asking: Asking, typed: Typed): FormState {
	const said = typed['message']?.at(-1)?.trim() ?? '';
	const ours = prefilled(request, asked);
	const { channel, intent } = shapes[asking];
	const chosen = [channel].flat().find((one) => one === typed['channel']?.at(-1)) ?? [channel].flat()[0] ?? 'call';
	const message = intent === 'viewing' && said === ours ? '' : intent === 'question' && !said ? ours : (typed['message']?.at(-1) ?? '');
	return {
		typed: { time: ['any'], ...typed, channel: [chosen], message: [message] },
		problems: {},
		notice: null,
		key: typed['key']?.at(-1) ?? '',
		reference: null,
	};
}
