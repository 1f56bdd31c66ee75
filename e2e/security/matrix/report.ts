import type { Count } from './client.ts';
import type { RightsFinding } from './examiner.ts';

const columns = ['questions', 'learnt', 'writes', 'changed'] as const;

/** A table of queries and writes per actor, with results. */
export function summary(database: string, counts: Map<string, Count>): string {
	const rows = [...counts].map(([name, count]) => [name, ...columns.map((column) => count[column])] as const);
	const total = ['total', ...columns.map((column) => [...counts.values()].reduce((sum, count) => sum + count[column], 0))] as const;
	const line = ([name, ...numbers]: readonly (string | number)[]) =>
		`  ${String(name).padEnd(24)}${numbers.map((number) => String(number).padStart(11)).join('')}`;
	return [`\nRights on ${database}`, line(['', ...columns]), ...rows.map(line), line(total), ''].join('\n');
}

export const inLines = (findings: RightsFinding[]) =>
	findings.map(({ actor, collection, field, kind, question }) => `${actor} · ${collection}.${field} · ${kind} · ${question}`);
