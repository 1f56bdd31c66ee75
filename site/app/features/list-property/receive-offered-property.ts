import { randomUUID } from 'node:crypto';
import type { PageRequest } from '#app/page-loader.ts';
import { readBody } from '#app/parts/forms/read-body.ts';
import { receiveForm } from '#app/parts/forms/receive.ts';
import { readForm, type Typed } from '#app/parts/forms/schema.ts';
import type { FormState } from '#app/parts/forms/state.ts';
import type { StagedFile } from '#outbox/outbox.ts';
import { offeredProperty } from './offered-property.ts';
import { changedPhotos, photoLimits, type Refused, readPhotos } from './photo-list.ts';
import { offeredPropertySchema } from './schema.ts';
import { formatOfferedPropertyConsent } from './step-data.ts';
import {
	allFields,
	type FormAction,
	filterProblems,
	findFirstWrongStep,
	findFurthestStep,
	findNextStep,
	isAsked,
	readFormAction,
	readStep,
	type Step,
} from './steps.ts';
import { takePhotos } from './take-photos.ts';

export type OfferedPropertyState = FormState & {
	step: Step;
	reached: Step;
	photos: StagedFile[];
	refused: Refused[];
	gone: number;
	isRestored: boolean;
};

/** Every step posts the whole form; only the last one stores it. */
export async function receiveOfferedProperty(request: PageRequest, sent: Request): Promise<Response | OfferedPropertyState> {
	const photos = takePhotos(request);
	const { typed: came, whole } = await readBody(sent, photoLimits, photos.take);
	const go = readFormAction(came['go']?.at(-1) ?? '');
	const { ids, refused } = await photos.join(photosAfter(request, readPhotos(came['photos']), go));
	const typed: Typed = { ...came, photos: ids, area: knownArea(request, came['area']) };
	const at = readStep(typed);

	if (go.kind === 'send') {
		const asked: Typed = {
			...typed,
			...Object.fromEntries(allFields.filter((field) => !isAsked(field, typed)).map((field) => [field, []])),
		};
		const outcome = await receiveForm(
			request,
			sent.headers,
			{ typed: asked, whole },
			{
				schema: offeredPropertySchema,
				consent: formatOfferedPropertyConsent(request),
				submission: offeredProperty,
				files: ids.map((id) => ({ id, field: 'photos' as const })),
				...(ids.length > 0 && { onwards: { photos: String(ids.length) } }),
			},
		);
		if (outcome instanceof Response) return outcome;
		return buildStateAt(request, { ...outcome, typed }, findFirstWrongStep(typed, outcome.problems) ?? at, refused);
	}

	const read = readForm(offeredPropertySchema, typed);
	const problems = read.ok ? {} : read.problems;
	const { step, isStopped } = refused.length || !whole ? { step: at, isStopped: false } : findNextStep(at, go, typed, problems);
	const state: FormState = {
		typed,
		problems: isStopped ? problems : {},
		notice: whole ? null : 'tooLarge',
		key: typed['key']?.at(-1) || randomUUID(),
		reference: null,
	};
	return buildStateAt(request, state, step, refused);
}

/** Shows only errors of this step. Photos that are missing on the server are named, so that they are not mistaken for a storage error. */
async function buildStateAt({ site }: PageRequest, state: FormState, step: Step, refused: Refused[]): Promise<OfferedPropertyState> {
	const { typed, problems } = state;
	const ids = typed['photos'] ?? [];
	const photos: StagedFile[] = [];
	for (const id of ids) {
		const file = await site.outbox.staged(id);
		if (file?.type === 'image/jpeg') photos.push(file);
	}
	const gone = ids.length - photos.length;
	const isForGone = gone > 0 && state.notice === 'unavailable';
	return {
		...state,
		typed: { ...typed, photos: photos.map(({ id }) => id) },
		photos,
		problems: filterProblems(step, typed, problems),
		notice: isForGone ? null : state.notice,
		step: isForGone ? 'photos' : step,
		reached: findFurthestStep(typed, step),
		refused,
		gone,
		isRestored: typed['go']?.at(-1) === 'restore',
	};
}

/** Drops an area that no longer exists. */
const knownArea = ({ read }: PageRequest, typed: string[] = []): string[] =>
	typed.filter((text) => /^\d{1,9}$/.test(text) && read.get('area', Number(text)));

function photosAfter({ site }: PageRequest, ids: string[], go: FormAction): string[] {
	if (go.kind !== 'photo') return ids;
	if (go.change === 'remove' && ids.includes(go.id)) void site.outbox.unstage(go.id);
	return changedPhotos(ids, go);
}
