import type { Actor } from './actors.ts';
import type { Answer, Client, Question } from './client.ts';
import { type Scan, scanFor } from './hidden.ts';
import type { Schema } from './schema.ts';
import { findVisibleFields, type StoredRows } from './truth.ts';

/** Something an actor learnt or changed without the right, or could not despite it. */
export type RightsFinding = { actor: string; collection: string; field: string; kind: string; question: string };

/** One actor, and the results of everything tried. */
export type Examiner = {
	actor: Actor;
	client: Client;
	schema: Schema;
	truth: StoredRows;
	findings: RightsFinding[];
	/** Refused fields by collection. */
	refused: Map<string, Set<string>>;
	scan: Scan;
	sees(collection: string, row: Record<string, unknown>): (field: string) => boolean;
	/** Call after rows changed: recomputes what is visible. */
	forget(): void;
	/** Sends a query and scans the answer for hidden values. */
	look(kind: string, question: Question): Promise<Answer>;
	/** Sends both queries: different answers reveal the value. Returns whether they differed. */
	compare(pair: { right: Question; wrong: Question }): Promise<boolean>;
	report(finding: Omit<RightsFinding, 'actor' | 'question'>, question: Question | string): void;
};

export function createExaminer(client: Client, schema: Schema, truth: StoredRows, actor: Actor): Examiner {
	const scan: Scan = scanFor(schema, truth, actor);
	const findings: RightsFinding[] = [];
	const seen = new Set<string>();
	let sights = new WeakMap<object, (field: string) => boolean>();

	const report: Examiner['report'] = (finding, question) => {
		const name = [finding.collection, finding.field, finding.kind].join(' ');
		if (seen.has(name)) return;
		seen.add(name);
		findings.push({ actor: actor.name, ...finding, question: typeof question === 'string' ? question : inWords(question) });
	};

	return {
		actor,
		client,
		schema,
		truth,
		findings,
		refused: new Map(),
		scan,
		sees(collection, row) {
			const known = sights.get(row) ?? findVisibleFields({ schema, truth }, actor, collection, row);
			sights.set(row, known);
			return known;
		},
		forget: () => {
			sights = new WeakMap();
		},
		async look(kind, question) {
			const answer = await client.ask(actor, question);
			for (const { collection, field } of scan(answer.text)) report({ collection, field, kind }, question);
			return answer;
		},
		async compare({ right, wrong }) {
			const [yes, no] = [await client.ask(actor, right), await client.ask(actor, wrong)];
			return !isSame(yes, no);
		},
		report,
	};
}

/** Error messages repeat the query, so only their codes are compared. */
function isSame(yes: Answer, no: Answer): boolean {
	if (yes.status !== no.status) return false;
	return yes.status >= 400 ? parseCode(yes) === parseCode(no) : yes.text === no.text;
}

const parseCode = ({ text }: Answer) => /"code":"(\w+)"/.exec(text)?.[1] ?? text.length;

const inWords = ({ method, path, body }: Question) =>
	`${method} ${decodeURIComponent(path)}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`.slice(0, 500);

export const isRefused = ({ status }: Answer) => status === 401 || status === 403 || status === 404;
