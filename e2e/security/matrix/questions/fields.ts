import type { Row } from '../content.ts';
import { type Examiner, isRefused } from '../examiner.ts';
import { buildPath, type Collection, type Field, isOurs } from '../schema.ts';

/** From these, private data is two relations away. */
const isCentral = (name: string) => /^(property|enquiry|listing_submission|job_application|person|agent|offer|subscription)/.test(name);

/** Formats share their rows, so each collection is exported in one. */
const formats = ['csv', 'csv_utf8', 'json', 'xml', 'yaml'];

/** Reads all rows and compares with what the actor may see: nothing more and nothing less. */
export async function askForRows(examiner: Examiner, collection: Collection): Promise<void> {
	const { name, primary, isSingleton, fields } = collection;
	const path = buildPath(name);
	const answer = await examiner.look('fields *', { method: 'GET', path: `${path}?limit=-1&fields=*` });
	if (isOurs(name) || !isSingleton) checkRows(examiner, collection, isRefused(answer) ? [] : rowsIn(answer.text));
	const depth = isCentral(name) ? '*.*.*' : '*.*';
	await examiner.look(`fields ${depth}`, { method: 'GET', path: `${path}?limit=-1&fields=${depth}` });
	await examiner.look('SEARCH *', { method: 'SEARCH', path, body: { query: { fields: ['*'], limit: -1, meta: '*' } } });
	const format = formats[fields.length % formats.length];
	await examiner.look(`export ${format}`, { method: 'GET', path: `${path}?limit=-1&fields=*&export=${format}` });
	await askForSingleRows(examiner, collection);
	const json = fields.filter(({ type }) => type === 'json').map((field) => `json(${field.name}, [0])`);
	const times = fields.filter(isMoment).map((field) => `year(${field.name})`);
	const counts = fields.filter(({ isAlias }) => isAlias).map((field) => `count(${field.name})`);
	for (const some of [json, times, counts])
		if (some.length && !isRefused(answer))
			await examiner.look('fields by function', {
				method: 'GET',
				path: `${path}?limit=-1&fields=${primary},${encodeURIComponent(some.join())}`,
			});
}

export const isMoment = ({ type }: Field) => ['date', 'dateTime', 'timestamp'].includes(type);

function rowsIn(text: string): Row[] {
	const { data } = JSON.parse(text || '{}');
	return Array.isArray(data) ? data : data ? [data] : [];
}

function checkRows(examiner: Examiner, collection: Collection, found: Row[]): void {
	const { name, primary, fields } = collection;
	const byKey = new Map(found.map((row) => [String(row[primary]), row]));
	for (const row of examiner.truth.rows.get(name) ?? []) {
		const sees = examiner.sees(name, row);
		const answer = byKey.get(String(row[primary]));
		for (const field of fields) {
			if (field.isAlias) continue;
			const isThere = answer?.[field.name] !== undefined && answer[field.name] !== null;
			if (isThere && !sees(field.name)) examiner.report({ collection: name, field: field.name, kind: 'fields *' }, `row ${row[primary]}`);
			const isMissing = sees(field.name) && row[field.name] !== null && !isThere;
			if (isMissing && isOurs(name)) examiner.report({ collection: name, field: field.name, kind: 'MISSING' }, `row ${row[primary]}`);
		}
	}
}

/** A hidden row and a missing one must answer alike. */
async function askForSingleRows(examiner: Examiner, { name, primary, isSingleton, fields }: Collection): Promise<void> {
	const rows = (examiner.truth.rows.get(name) ?? []).filter((row) => !fields.some((field) => examiner.sees(name, row)(field.name)));
	const missing = fields.find((field) => field.name === primary)?.type === 'integer' ? 99_999_999 : '00000000-0000-4000-8000-00000000dead';
	if (isSingleton || rows.length === 0) return;
	for (const row of rows.slice(0, 2)) {
		const right = { method: 'GET', path: `${buildPath(name)}/${row[primary]}` };
		if (await examiner.compare({ right, wrong: { method: 'GET', path: `${buildPath(name)}/${missing}` } }))
			examiner.report({ collection: name, field: primary, kind: 'single row' }, right);
	}
}

/** Asks for each field, also under an alias; returns those refused outright. */
export async function askForFields(examiner: Examiner, { name, primary, fields }: Collection): Promise<Set<string>> {
	const refused = new Set<string>();
	for (const field of fields) {
		const path = `${buildPath(name)}?limit=-1&fields=${primary},${field.name},other&alias[other]=${field.name}`;
		const answer = await examiner.look('fields by name', { method: 'GET', path });
		if (isRefused(answer)) refused.add(field.name);
	}
	return refused;
}
