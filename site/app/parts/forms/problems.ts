/** All validation errors. Their texts are in the dictionary under `forms.problems`. */
export const problems = [
	'name.missing',
	'name.long',
	'phone.missing',
	'phone.hotline',
	'phone.short',
	'phone.long',
	'phone.unreadable',
	'email.missing',
	'email.unreadable',
	'message.missing',
	'message.long',
	'text.long',
	'choice.missing',
	'place.missing',
	'number.unreadable',
	'number.small',
	'number.large',
	'money.unreadable',
	'over.low',
	'date.unreadable',
	'link.unreadable',
	'link.many',
	'slot.missing',
	'slot.gone',
	'slot.taken',
	'consent.missing',
	'file.missing',
	'file.large',
	'file.kind',
	'file.many',
	'file.broken',
] as const;

export type Problem = (typeof problems)[number];

/** By field, in form order; the first one receives focus. */
export type Problems = Record<string, Problem>;

export const isProblem = (value: unknown): value is Problem => problems.includes(value as Problem);
