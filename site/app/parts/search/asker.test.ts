import { expect, test } from 'vitest';
import { createAsker } from './asker.ts';

/** Somebody who answers when told to. */
function world() {
	const asked: { question: string; signal: AbortSignal; answer: (text: string) => Promise<void>; fail: () => Promise<void> }[] = [];
	const shown: string[] = [];
	const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
	const asker = createAsker(
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
	return { asker, asked, shown, questions: () => asked.map(({ question }) => question) };
}

test('while an answer is under way nothing is asked, and then only the last', async () => {
	const { asker, asked, shown, questions } = world();
	for (const question of ['t', 'ta', 'tag']) asker.ask(question);
	expect(questions()).toEqual(['t']);
	await asked[0]?.answer('T');
	expect(questions()).toEqual(['t', 'tag']);
	await asked[1]?.answer('TAG');
	expect(shown).toEqual(['T', 'TAG']);
	asker.ask('taga');
	expect(questions()).toEqual(['t', 'tag', 'taga']);
});

test('a question that failed does not stop the next', async () => {
	const { asker, asked, shown, questions } = world();
	asker.ask('a');
	asker.ask('ab');
	await asked[0]?.fail();
	await asked[1]?.answer('AB');
	expect(questions()).toEqual(['a', 'ab']);
	expect(shown).toEqual(['AB']);
});

test('who has left is told nothing, and may come back', async () => {
	const { asker, asked, shown, questions } = world();
	asker.ask('a');
	asker.ask('ab');
	asker.stop();
	expect(asked[0]?.signal.aborted).toBe(true);
	asker.ask('b');
	await asked[0]?.answer('A');
	await asked[1]?.answer('B');
	expect(questions()).toEqual(['a', 'b']);
	expect(shown).toEqual(['B']);
});
