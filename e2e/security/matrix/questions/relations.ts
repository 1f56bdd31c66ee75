import type { Question } from '../client.ts';
import type { Row } from '../content.ts';
import { type Examiner, isRefused } from '../examiner.ts';
import type { Filter } from '../guesses.ts';
import { buildPath, type Collection, type Field, isOurs, type Schema } from '../schema.ts';
import { compareOrRefused, findRefusedFields, groupFields, hiddenRows, isFoundElsewhere, shortFilters } from './oracles.ts';

/** A step between collections: by a foreign key, its reverse, or $FOLLOW where the reverse has no name. */
export type Step = { key: string; to: string; isMany: boolean };

export function stepsFrom({ relations }: Schema, collection: string): Step[] {
	return relations.flatMap(({ from, field, to, alias }) => [
		...(from === collection ? [{ key: field, to, isMany: false }] : []),
		...(to === collection && alias ? [{ key: alias, to: from, isMany: true }] : []),
		...(to === collection ? [{ key: `$FOLLOW(${from},${field})`, to: from, isMany: true }] : []),
	]);
}

const isFollowed = ({ key }: Step) => key.startsWith('$');

/** Two steps that lead to one of these are tested too; elsewhere one step is representative. */
const sensitive = ['property', 'property_private', 'enquiry', 'listing_submission', 'job_application', 'person', 'directus_users'];

/** Queries other collections through rows that the actor sees. */
export async function askThroughRelations(examiner: Examiner, collection: Collection): Promise<void> {
	if (findRefusedFields(examiner, collection).size === collection.fields.length) return;
	for (const step of stepsFrom(examiner.schema, collection.name)) {
		const target = examiner.schema.collections.get(step.to);
		if (!target || hiding(examiner, target).length === 0) continue;
		await askByFilter(examiner, collection, [step], target, null);
		if (step.isMany) await askByFilter(examiner, collection, [step], target, '_some');
		if (isFollowed(step)) continue;
		if (step.isMany) await askByFilter(examiner, collection, [step], target, '_none');
		await askForRefusedFields(examiner, collection, step, target);
		await askByOrder(examiner, collection, step, target);
		await askDeep(examiner, collection, step, target);
		for (const next of isOurs(step.to) ? stepsFrom(examiner.schema, step.to) : []) {
			const further = examiner.schema.collections.get(next.to);
			if (further && next.to !== collection.name && sensitive.includes(next.to) && hiding(examiner, further).length)
				await askByFilter(examiner, collection, [step, next], further, null);
		}
	}
}

/** Columns with hidden values. */
const hiding = (examiner: Examiner, target: Collection) =>
	target.fields.filter((field) => !field.isAlias && hiddenRows(examiner, target, field, 1).length > 0);

const openFields = (examiner: Examiner, target: Collection) =>
	hiding(examiner, target).filter(({ name }) => !findRefusedFields(examiner, target).has(name));
const refusedFields = (examiner: Examiner, target: Collection) =>
	hiding(examiner, target).filter(({ name }) => findRefusedFields(examiner, target).has(name));

async function askByFilter(
	examiner: Examiner,
	root: Collection,
	steps: Step[],
	target: Collection,
	quantifier: '_some' | '_none' | null,
): Promise<void> {
	const under = (condition: Filter): Filter => steps.reduceRight<Filter>((inner, { key }) => ({ [key]: inner }), condition);
	const question = (filter: Filter): Question => ({
		method: 'SEARCH',
		path: buildPath(root.name),
		body: {
			query: {
				filter: quantifier ? under({ [quantifier]: filter }) : filter,
				fields: [root.primary],
				sort: [root.primary],
				limit: -1,
				meta: '*',
			},
		},
	});
	const open = groupFields(openFields(examiner, target), new Set()).slice(0, quantifier || steps.length > 1 ? 1 : undefined);
	const refused =
		quantifier || steps.length > 1
			? []
			: refusedFields(examiner, target)
					.slice(0, 2)
					.map((field) => [field]);
	for (const group of [...open, ...refused]) {
		const filters = shortFilters(examiner, target, group, quantifier ? undefined : under);
		if (!filters || (await compareOrRefused(examiner, question(filters.right), question(filters.wrong))) !== 'differs') continue;
		const field = group.map(({ name }) => name).join('|');
		const path = [...steps.map(({ key }) => key), ...(quantifier ? [quantifier] : []), field].join('.');
		examiner.report(
			{ collection: target.name, field, kind: `filter by relation${quantifier ? ` ${quantifier}` : ''}` },
			`SEARCH ${buildPath(root.name)} {filter: {${path}: …}}`,
		);
	}
}

async function askForRefusedFields(examiner: Examiner, root: Collection, { key }: Step, target: Collection): Promise<void> {
	for (const field of isOurs(target.name) ? refusedFields(examiner, target) : [])
		await examiner.look('fields by relation', { method: 'GET', path: `${buildPath(root.name)}?limit=-1&fields=${key}.${field.name}` });
	await examiner.look('fields by relation', {
		method: 'GET',
		path: `${buildPath(root.name)}?limit=-1&fields=${key}.*&alias[${key}]=${key}`,
	});
}

/** Sorting visible rows by hidden values; one field represents all. */
async function askByOrder(examiner: Examiner, root: Collection, { key }: Step, target: Collection): Promise<void> {
	const field = openFields(examiner, target).findLast(({ type }) => type !== 'json' && type !== 'boolean');
	const hidden = field ? new Set(hiddenParents(examiner, root, key, target, field)) : new Set();
	if (!field || hidden.size < 2) return;
	const question = (sign: string): Question => ({
		method: 'GET',
		path: `${buildPath(root.name)}?limit=-1&fields=${root.primary}&sort=${sign}${key}.${field.name},${root.primary}`,
	});
	const [up, down] = [await examiner.look('sort by relation', question('')), await examiner.look('sort by relation', question('-'))];
	if (isRefused(up) && isRefused(down)) return;
	const order = (text: string) => {
		const rows: Row[] = JSON.parse(text || '{}').data ?? [];
		return rows
			.map((row) => String(row[root.primary]))
			.filter((id) => hidden.has(id))
			.join();
	};
	if (order(up.text) !== order(down.text))
		examiner.report({ collection: target.name, field: field.name, kind: 'sort by relation' }, question(''));
}

/** Rows that only lead to hidden values. */
function hiddenParents(examiner: Examiner, root: Collection, key: string, target: Collection, field: Field): string[] {
	const relation = examiner.schema.relations.find(
		({ from, field: name, to, alias }) => (from === root.name && name === key) || (to === root.name && alias === key),
	);
	if (!relation) return [];
	const isForward = relation.from === root.name && relation.field === key;
	return (examiner.truth.rows.get(root.name) ?? []).flatMap((row) => {
		const linked = isForward
			? [examiner.truth.find(target.name, row[key])].filter((item) => item !== undefined)
			: (examiner.truth.rows.get(target.name) ?? []).filter((item) => item[relation.field] === row[root.primary]);
		const isHidden = linked.length > 0 && linked.every((item) => !examiner.sees(target.name, item)(field.name));
		return isHidden ? [String(row[root.primary])] : [];
	});
}

/** Conditions on nested rows. */
async function askDeep(examiner: Examiner, root: Collection, { key }: Step, target: Collection): Promise<void> {
	const shown = { fields: [root.primary, `${key}.${target.primary}`], limit: -1, sort: [root.primary] };
	const question = (deep: Filter): Question => ({
		method: 'SEARCH',
		path: buildPath(root.name),
		body: { query: { ...shown, deep: { [key]: deep } } },
	});
	const [group = []] = groupFields(openFields(examiner, target), new Set());
	const filters = shortFilters(examiner, target, group);
	if (
		filters &&
		(await compareOrRefused(examiner, question({ _filter: filters.right }), question({ _filter: filters.wrong }))) === 'differs'
	)
		examiner.report({ collection: target.name, field: '*', kind: 'deep filter' }, question({ _filter: '…' }));
	for (const field of openFields(examiner, target)
		.filter(({ type, choices }) => ['string', 'text'].includes(type) && !choices.length)
		.slice(0, 1)) {
		const words = String(hiddenRows(examiner, target, field, 1)[0]?.[field.name]);
		await examiner.look('deep sort', question({ _sort: [field.name], _limit: 1 }));
		if (isFoundElsewhere(examiner, target, words)) continue;
		const isFound =
			(await compareOrRefused(examiner, question({ _search: words }), question({ _search: 'no-such-words-anywhere' }))) === 'differs';
		if (isFound) examiner.report({ collection: target.name, field: field.name, kind: 'deep search' }, question({ _search: words }));
	}
}
