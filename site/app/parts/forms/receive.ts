import { createHash, randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { personBucket } from '#outbox/limits.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { Origin, Submission } from '#outbox/submissions.ts';
import type { Booking } from '#outbox/viewings.ts';
import { findMachineSign } from './machine.ts';
import { buildOrigin } from './origin.ts';
import type { Problems } from './problems.ts';
import type { Body } from './read-body.ts';
import { type FormSchema, readForm, type Typed } from './schema.ts';
import type { FormState, Notice } from './state.ts';

const HOUR = 3_600_000;
/** Many homes and whole companies share one address in Egypt; one phone is one person. */
export const formLimits = { address: { most: 40, withinMs: HOUR }, person: { most: 6, withinMs: HOUR } };

/** A file that may be sent twice says by its digest that it is the same. */
type Files = (NonNullable<Parameters<Outbox['accept']>[1]['files']>[number] & { digest?: string })[];

export type ReceivedForm<Value> = {
	schema: FormSchema<Value>;
	/** What they agreed to, as it stood on the page. */
	consent: string;
	submission: (value: Value, origin: Origin) => Submission;
	/** What is wrong beyond the fields: with files, or with what the form is about. */
	problems?: Problems;
	files?: Files;
	/** Who a viewing is with, and when. */
	booking?: (value: Value) => Booking | null;
	/** What the page that follows cannot know from the receipt; it is in its address, so nothing personal. */
	onwards?: Record<string, string>;
	/** Set in the browser that sent it. */
	cookie?: (value: Value, reference: string) => string;
	/** Where they are sent instead of the page for everything that was received. */
	leadsTo?: (reference: string) => string;
};

/**
 * What every form goes through. It comes back with all that was typed until it is right;
 * then it is on disk, and the visitor is sent on to an address with its reference.
 */
export async function receiveForm<Value>(
	request: PageRequest,
	headers: Headers,
	{ typed, whole }: Body,
	form: ReceivedForm<Value>,
): Promise<Response | FormState> {
	const { site, locale } = request;
	const given = keyIn(typed);
	const back = (notice: Notice | null, problems: Problems = {}, more: Partial<FormState> = {}): FormState => ({
		typed,
		problems,
		notice,
		key: given ?? randomUUID(),
		reference: null,
		...more,
	});

	if (!whole) return back('tooLarge');
	const read = readForm(form.schema, typed);
	const problems = { ...(read.ok ? {} : read.problems), ...form.problems };
	if (!read.ok || Object.keys(problems).length) return back(null, problems);
	const machine = findMachineSign(typed, site.forms.secret);
	if (machine) return back(machine);
	if (!(await passesChallenge(request, typed))) return back('challenge');

	const submission = form.submission(read.value, buildOrigin(request, headers, typed, form.consent));
	const { phone, email } = 'sender' in submission ? submission.sender : { phone: null, email: submission.email };
	const person = personBucket(phone ?? email ?? '');
	const isAllowed =
		(await site.outbox.allow(`address ${site.visitor}`, formLimits.address)) && (await site.outbox.allow(person, formLimits.person));
	if (!isAllowed) return back('tooMany');

	const key = given ?? computeKey(submission, site.visitor, form.files ?? []);
	const booking = form.booking?.(read.value) ?? null;
	const outcome = await site.outbox.accept(submission, { key, booking, ...(form.files && { files: form.files }) });
	if (outcome.outcome === 'taken') return back(null, { slot: 'slot.taken' });
	if (outcome.outcome === 'unavailable') return back('unavailable');
	if (outcome.outcome === 'other-content') return back('alreadySent', {}, { key: randomUUID(), reference: outcome.receipt.reference });
	const { reference } = outcome.receipt;
	if (form.leadsTo) return redirect(form.leadsTo(reference), 303);
	const token = booking && (await site.outbox.viewings.tokenOf(reference));
	const query = new URLSearchParams({ ...form.onwards, ...(token && { token }) });
	const cookie = form.cookie?.(read.value, reference);
	return redirect(localePath(`/received/${reference}${query.size ? `?${query}` : ''}`, locale), {
		status: 303,
		...(cookie && { headers: { 'set-cookie': cookie } }),
	});
}

async function passesChallenge({ site }: PageRequest, typed: Typed): Promise<boolean> {
	const { challenge } = site.forms;
	return !challenge || challenge.isPassed(typed['cf-turnstile-response']?.at(-1) ?? '', site.visitor);
}

const keyIn = (typed: Typed): string | null => {
	const key = typed['key']?.at(-1) ?? '';
	return /^[\w-]{16,64}$/.test(key) ? key : null;
};

/** Pages are the same for everybody, so a form that no script has touched has no key: the same words from the same place on one day are one form. */
function computeKey({ origin: _, ...said }: Submission, visitor: string, files: Files): string {
	const day = new Date().toISOString().slice(0, 10);
	return createHash('sha256')
		.update(JSON.stringify([said, visitor, day, files.map(({ id, digest }) => digest ?? id)]))
		.digest('base64url');
}
