import { expect, test } from 'vitest';
import { createLatestQuery } from './latest-query.ts';

/** An endpoint whose answers the test controls. */
function world() {
	const asked: { question: string; signal: AbortSignal; answer: (text: string) => Promise<void>; fail: () => Promise<void> }[] = [];
	const shown: string[] = [];
	const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
	const query = createLatestQuery(
		(question, signal) =>
			new Promise<string>((resolve, reject) => {
				const answer = (text: string) => {
					resolve(text);
					return settled();
				};
				const fail = () => {
					reject(new Error('no line'));
					return settled();
				};
				asked.push({ question, signal, answer, fail });
			}),
		(answer) => shown.push(answer),
	);
	return { query, asked, shown, questions: () => asked.map(({ question }) => question) };
}

test('sends only the last input while a request is running', async () => {
	const { query, asked, shown, questions } = world();
	for (const question of ['t', 'ta', 'tag']) query.ask(question);
	expect(questions()).toEqual(['t']);
	await asked[0]?.answer('T');
	expect(questions()).toEqual(['t', 'tag']);
	await asked[1]?.answer('TAG');
	expect(shown).toEqual(['T', 'TAG']);
	query.ask('taga');
	expect(questions()).toEqual(['t', 'tag', 'taga']);
});

test('continues after a failure', async () => {
	const { query, asked, shown, questions } = world();
	query.ask('a');
	query.ask('ab');
	await asked[0]?.fail();
	await asked[1]?.answer('AB');
	expect(questions()).toEqual(['a', 'ab']);
	expect(shown).toEqual(['AB']);
});

test('reports nothing after stopping, and can be used again', async () => {
	const { query, asked, shown, questions } = world();
	query.ask('a');
	query.ask('ab');
	query.stop();
	expect(asked[0]?.signal.aborted).toBe(true);
	query.ask('b');
	await asked[0]?.answer('A');
	await asked[1]?.answer('B');
	expect(questions()).toEqual(['a', 'b']);
	expect(shown).toEqual(['B']);
});
