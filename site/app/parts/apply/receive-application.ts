import { randomUUID } from 'node:crypto';
import type { PageRequest } from '#app/page-loader.ts';
import type { Application, Origin } from '#outbox/submissions.ts';
import { cvLimits } from '../forms/body-limits.ts';
import { readBody, type Uploaded } from '../forms/read-body.ts';
import { receiveForm } from '../forms/receive.ts';
import type { FormState, Notice } from '../forms/state.ts';
import { applicationConsent, REMOVE_CV } from './apply-form-data.ts';
import { type AttachedCv, formatMark, type KeptCv, keepCv, parseMark, stagedCv } from './cv-file.ts';
import { type ApplicationValue, applicationSchema } from './schema.ts';

const UPLOADS = { most: 60, withinMs: 3_600_000 };

/** An uploaded CV stays attached while errors are corrected, until it is replaced, removed or sent. */
export async function receiveApplication(request: PageRequest, sent: Request, career: number): Promise<Response | FormState> {
	const { outbox } = request.site;
	let chosen: Uploaded | null = null;
	const body = await readBody(sent, cvLimits, async (file) => {
		if (file.field === 'cv') chosen = file;
	});
	const { typed } = body;
	const before = parseMark(typed['cv']?.at(-1));
	const kept = chosen && (await keepWithin(request, chosen));
	const isRemoved = typed['go']?.includes(REMOVE_CV) ?? false;
	const attached = isAttached(kept) ? kept : isRemoved ? null : before;
	if (before && (await stagedCv(outbox, before)) && attached?.id !== before.id) await outbox.unstage(before.id);
	typed['cv'] = attached ? [formatMark(attached)] : [];

	const back = (notice: Notice | null, problems: FormState['problems'] = {}): FormState => ({
		typed,
		problems,
		notice,
		key: typed['key']?.at(-1) || randomUUID(),
		reference: null,
	});
	if (isRemoved && body.whole) return back(null);
	if (kept === 'unavailable' || kept === 'tooMany') return back(kept);

	const outcome = await receiveForm(request, sent.headers, body, {
		schema: applicationSchema,
		consent: applicationConsent(request),
		submission: (value, origin) => buildSubmission(value, origin, career),
		...(typeof kept === 'string' && { problems: { cv: kept } }),
		...(attached && { files: [{ ...attached, field: 'cv' as const }] }),
	});
	if (outcome instanceof Response || !attached || (await stagedCv(outbox, attached))) return outcome;
	return forgotten(outcome);
}

/** The staged file has expired, or went with an earlier submission. */
const forgotten = ({ typed, problems, notice, ...rest }: FormState): FormState => ({
	...rest,
	typed: { ...typed, cv: [] },
	problems: { ...problems, cv: 'file.missing' },
	notice: notice === 'unavailable' ? null : notice,
});

async function keepWithin({ site }: PageRequest, file: Uploaded): Promise<KeptCv | 'tooMany'> {
	return (await site.outbox.allow(`cv ${site.visitor}`, UPLOADS)) ? keepCv(site.outbox, file) : 'tooMany';
}

const isAttached = (kept: KeptCv | 'tooMany' | null): kept is AttachedCv => typeof kept === 'object' && kept !== null;

const buildSubmission = (value: ApplicationValue, origin: Origin, career: number): Application => ({
	kind: 'application',
	sender: { name: value.name, phone: value.phone, email: value.email },
	career,
	letter: value.letter,
	links: value.links,
	availableFrom: value.start,
	origin,
});
