import type { Problems } from '#app/parts/forms/problems.ts';
import type { Typed } from '#app/parts/forms/schema.ts';
import { hasLand, isBuilt, isHome } from './choices.ts';
import type { OfferedPropertyField } from './schema.ts';

export const steps = ['where', 'what', 'details', 'price', 'photos', 'contact'] as const;
export type Step = (typeof steps)[number];

const fieldsByStep: Record<Step, readonly OfferedPropertyField[]> = {
	where: ['area', 'compound', 'address'],
	what: ['purpose', 'type', 'finishing', 'delivery'],
	details: ['builtUp', 'land', 'bedrooms', 'bathrooms', 'details'],
	price: ['takeover', 'price', 'period', 'paid', 'over', 'owed', 'owedUntil', 'instalment', 'frequency', 'plan'],
	photos: ['photos'],
	contact: ['name', 'phone', 'email', 'channel', 'consent'],
};

export const allFields = steps.flatMap((step) => fieldsByStep[step]);

/** Depends on the answers of earlier fields. */
export function isAsked(field: OfferedPropertyField, typed: Typed): boolean {
	const type = typed['type']?.at(-1) ?? '';
	const isLet = typed['purpose']?.at(-1) === 'rent';
	const isTakeover = !isLet && typed['takeover']?.at(-1) === 'yes';
	switch (field) {
		case 'bedrooms':
		case 'bathrooms':
			return isHome(type);
		case 'builtUp':
			return isBuilt(type);
		case 'land':
			return hasLand(type);
		case 'period':
			return isLet;
		case 'takeover':
			return !isLet;
		case 'price':
			return !isTakeover;
		case 'paid':
		case 'over':
		case 'owed':
		case 'owedUntil':
		case 'instalment':
		case 'frequency':
		case 'plan':
			return isTakeover;
		default:
			return true;
	}
}

export const listAskedFields = (step: Step, typed: Typed): OfferedPropertyField[] =>
	fieldsByStep[step].filter((field) => isAsked(field, typed));

/** Includes fields that depend on a checkbox of the same step: CSS alone shows and hides those. */
export const listDrawnFields = (step: Step, typed: Typed): OfferedPropertyField[] =>
	fieldsByStep[step].filter((field) => [[], ['yes']].some((takeover) => isAsked(field, { ...typed, takeover })));

/** `show` redraws the form without a change of step. */
export type FormAction =
	| { kind: 'next' | 'back' | 'send' | 'show' }
	| { kind: 'step'; step: Step }
	| { kind: 'photo'; change: 'remove' | 'earlier' | 'later'; id: string };

export function readFormAction(text: string): FormAction {
	if (text === 'next' || text === 'back' || text === 'send') return { kind: text };
	const step = steps[Number(/^step-(\d)$/.exec(text)?.[1] ?? 0) - 1];
	if (step) return { kind: 'step', step };
	const [, change, id = ''] = /^(remove|earlier|later)-([0-9a-f-]{36})$/.exec(text) ?? [];
	return change ? { kind: 'photo', change: change as 'remove', id } : { kind: 'show' };
}

export const readStep = (typed: Typed): Step => steps.find((step) => step === typed['at']?.at(-1)) ?? 'where';

export const filterProblems = (step: Step, typed: Typed, problems: Problems): Problems =>
	Object.fromEntries(listAskedFields(step, typed).flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));

const isWrong = (step: Step, typed: Typed, problems: Problems) => Object.keys(filterProblems(step, typed, problems)).length > 0;

export const findFirstWrongStep = (typed: Typed, problems: Problems): Step | null =>
	steps.find((step) => isWrong(step, typed, problems)) ?? null;

/** Moves forward only when this step has no errors, back at any time. */
export function findNextStep(at: Step, go: FormAction, typed: Typed, problems: Problems): { step: Step; isStopped: boolean } {
	const from = steps.indexOf(at);
	const to = go.kind === 'next' ? from + 1 : go.kind === 'back' ? from - 1 : go.kind === 'step' ? steps.indexOf(go.step) : from;
	const stop = steps.slice(from, Math.max(from, to)).find((step) => isWrong(step, typed, problems));
	return stop ? { step: stop, isStopped: true } : { step: steps[Math.min(Math.max(to, 0), steps.length - 1)] ?? at, isStopped: false };
}

/** The last step that may be jumped to. */
export function findFurthestStep(typed: Typed, step: Step): Step {
	const before = steps.indexOf(typed['reached']?.at(-1) as Step);
	return steps[Math.max(before, steps.indexOf(step))] ?? step;
}
