import { redirect } from 'react-router';
import { localePath } from '#app/i18n/locale-paths.ts';
import { orUnavailable } from '#app/or-unavailable.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { isOffered } from '#app/parts/enquiry/slots.ts';
import { viewingTimes } from '#app/parts/enquiry/viewing-data.ts';
import { readBody } from '#app/parts/forms/read-body.ts';
import { formLimits } from '#app/parts/forms/receive.ts';
import { readForm } from '#app/parts/forms/schema.ts';
import type { FormState } from '#app/parts/forms/state.ts';
import { tokenIn } from '#app/parts/forms/token.ts';
import type { ChangeOutcome } from '#outbox/viewings.ts';
import { moveSchema } from './move-schema.ts';

/** Staff hear of each change, so they are limited. Cancelling is always allowed. */
const changes = { most: 6, withinMs: 24 * 3_600_000 };

/** Moves or cancels a viewing. Null when there is nothing to change; the page says so. */
export async function receiveChange(request: PageRequest, sent: Request): Promise<Response | FormState | null> {
	const { site, locale, url } = request;
	const { viewings } = site.outbox;
	const token = tokenIn(url);
	const { typed, whole } = await readBody(sent);
	const found = orUnavailable(request, await viewings.find(token));
	if (!found) return null;
	const back = (notice: FormState['notice'], problems: FormState['problems'] = {}): FormState => ({
		typed,
		problems,
		notice,
		key: typed['key']?.at(-1) ?? '',
		reference: null,
	});
	const answer = (outcome: ChangeOutcome) => {
		if (outcome === 'unavailable') return back('unavailable');
		if (outcome === 'taken') return back(null, { slot: 'slot.taken' });
		if (outcome !== 'done') return null;
		return redirect(localePath(`/received/${found.reference}?${new URLSearchParams({ token })}`, locale), 303);
	};
	if (!whole) return back('tooLarge');
	if (!(await site.outbox.allow(`address ${site.visitor}`, formLimits.address))) return back('tooMany');
	if (typed['cancel']) return answer(await viewings.cancel(token));
	const read = readForm(moveSchema, typed);
	const slot = read.ok ? read.value.slot : null;
	if (!slot) return back(null, read.ok ? {} : read.problems);
	if (slot !== found.viewing.slot && !isOffered(slot, viewingTimes(request, found.viewing.agent))) return back(null, { slot: 'slot.gone' });
	if (!(await site.outbox.allow(`viewing ${found.reference}`, changes))) return back('tooMany');
	return answer(await viewings.move(token, slot));
}
