import { createError } from '@directus/errors';
import type { Problem } from '../../../content/entities/problems.ts';
import type { Locale } from '../../../domain/locales.ts';
import { problemRules } from '../../schema/choices.ts';
import { model } from '../../schema/model.ts';
import { problemType } from '../../schema/strings.ts';
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

/** The error of Directus's own validation: Studio lists it behind the name of its field, and says it beside it. */
const FailedValidation = createError<Extensions>('FAILED_VALIDATION', ({ label, reason }) => `${label}: ${reason}`, 400);

const MOST = 20;

/** In the language of whoever is writing; with the name of the record where it is not the one they have before them. */
export async function refuse(service: Items, found: { owner: Owner; problem: Problem }[]): Promise<never> {
	const { knex, accountability, collection: edited } = service;
	const language = await readLanguage(knex, accountability?.user ?? null);
	const isOne = new Set(found.map(({ owner }) => owner.item)).size === 1;
	throw found.slice(0, MOST).map(({ owner, problem }) => {
		const record = isOne && owner.collection === edited ? [] : [nameRecord(owner, language)];
		const [field, reason] = [nameField(owner, problem, language), sayRule(problem, language)];
		return new FailedValidation({
			collection: owner.collection,
			field: problem.field,
			label: [...record, field].join(' · '),
			reason,
			path: [],
			type: problemType(problem.rule),
			validation_message: [...record, ...(problem.text ? [field] : []), reason].join(': '),
		});
	});
}

const sayRule = ({ rule }: Problem, language: Locale) => problemRules.find(({ value }) => value === rule)?.label[language] ?? rule;

const nameRecord = ({ collection, item }: Owner, language: Locale) =>
	`${model.find(({ name }) => name === collection)?.label[language] ?? collection} ${item}`;

const texts = { en: 'Texts', ar: 'النصوص' };

/** As Studio calls it. */
function nameField({ collection }: Owner, { field, text }: Problem, language: Locale): string {
	const { fields = [], translated = [] } = model.find(({ name }) => name === collection) ?? {};
	const found = text ? translated.find(({ name }) => name === text) : fields.find(({ name }) => name === field);
	return found?.label[language] ?? (field === 'translations' ? texts[language] : field);
}
