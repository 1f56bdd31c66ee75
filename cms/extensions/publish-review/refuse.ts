import { createError } from '@directus/errors';
import type { Problem } from '../../../content/entities/problems.ts';
import type { Locale } from '../../../domain/locales.ts';
import { problemRules } from '../../schema/choices.ts';
import { model } from '../../schema/model.ts';
import { REFUSED } from '../../schema/strings.ts';
import type { Owner } from '../change-log/ownership.ts';
import type { Items } from '../hook.ts';
import { readLanguage } from '../reader-language.ts';

type Extensions = {
	collection: string;
	field: string;
	label: string;
	reason: string;
	path: string[];
	type: string;
	validation_message: string;
};

/** Directus's own validation error: Studio lists it with the field's name, and shows it beside the field. */
const FailedValidation = createError<Extensions>('FAILED_VALIDATION', ({ label, reason }) => `${label}: ${reason}`, 400);

const MOST = 20;

/** In the person's language; with the record's name if it is not the one being edited. */
export async function refuse(service: Items, found: { owner: Owner; problem: Problem }[]): Promise<never> {
	const { knex, accountability, collection: edited } = service;
	const language = await readLanguage(knex, accountability?.user ?? null);
	const isOne = new Set(found.map(({ owner }) => owner.item)).size === 1;
	throw groupByField(found)
		.slice(0, MOST)
		.map(({ owner, problems }) => {
			const record = isOne && owner.collection === edited ? [] : [nameRecord(owner, language)];
			const [{ field, text }] = problems;
			const name = nameField(owner, text ?? field, language);
			const reason = formatProblems(owner, problems, language);
			return new FailedValidation({
				collection: owner.collection,
				field,
				label: [...record, name].join(' · '),
				reason,
				path: [],
				type: REFUSED,
				validation_message: [...record, ...(text ? [name] : []), reason].join(': '),
			});
		});
}

type Problems = [Problem, ...Problem[]];

/** Studio shows only one reason per field. */
function groupByField(found: { owner: Owner; problem: Problem }[]): { owner: Owner; problems: Problems }[] {
	const groups = new Map<string, { owner: Owner; problems: Problems }>();
	for (const { owner, problem } of found) {
		const key = [owner.collection, owner.item, problem.field].join(' ');
		const group = groups.get(key);
		if (group) group.problems.push(problem);
		else groups.set(key, { owner, problems: [problem] });
	}
	return [...groups.values()];
}

/** Problems of the first text follow its name; others name theirs. */
function formatProblems(owner: Owner, [first, ...others]: Problems, language: Locale): string {
	let text = first.text;
	const said = [formatRule(first, language)];
	for (const problem of others) {
		const isNamed = problem.text && problem.text !== text;
		said.push(
			isNamed ? `${nameField(owner, problem.text ?? '', language)}: ${formatRule(problem, language)}` : formatRule(problem, language),
		);
		text = problem.text;
	}
	return said.join(' ');
}

const formatRule = ({ rule }: Problem, language: Locale) => problemRules.find(({ value }) => value === rule)?.label[language] ?? rule;

const nameRecord = ({ collection, item }: Owner, language: Locale) =>
	`${model.find(({ name }) => name === collection)?.label[language] ?? collection} ${item}`;

const texts = { en: 'Texts', ar: 'النصوص' };

/** The name of a field in Studio. */
function nameField({ collection }: Owner, name: string, language: Locale): string {
	const { fields = [], translated = [] } = model.find((one) => one.name === collection) ?? {};
	const found = [...fields, ...translated].find((field) => field.name === name);
	return found?.label[language] ?? (name === 'translations' ? texts[language] : name);
}
