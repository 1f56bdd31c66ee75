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
/** Many households and companies in Egypt share one IP address; a phone number belongs to one person. */
export const formLimits = { address: { most: 40, withinMs: HOUR }, person: { most: 6, withinMs: HOUR } };

/** The digest shows that two uploads are the same file. */
type Files = (NonNullable<Parameters<Outbox['accept']>[1]['files']>[number] & { digest?: string })[];

export type ReceivedForm<Value> = {
	schema: FormSchema<Value>;
	/** The consent text as shown on the page. */
	consent: string;
	submission: (value: Value, origin: Origin) => Submission;
	/** Errors that are not in fields: files, or the subject of the form. */
	problems?: Problems;
	files?: Files;
	/** The slot that a viewing books. */
	booking?: (value: Value) => Booking | null;
	/** Parameters for the page that follows. They are in its address, so nothing personal. */
	onwards?: Record<string, string>;
	/** A cookie to set in the sender's browser. */
	cookie?: (value: Value, reference: string) => string;
	/** The page to redirect to, in place of the general confirmation. */
	leadsTo?: (reference: string) => string;
};

/**
 * The path of every form: it is shown again with all input until it is valid; then it is stored, and the visitor is redirected to the page
 * of its reference.
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

/** Cached pages have no key in their forms. Without a script, equal content from one address on one day counts as one submission. */
function computeKey({ origin: _, ...said }: Submission, visitor: string, files: Files): string {
	const day = new Date().toISOString().slice(0, 10);
	return createHash('sha256')
		.update(JSON.stringify([said, visitor, day, files.map(({ id, digest }) => digest ?? id)]))
		.digest('base64url');
}
