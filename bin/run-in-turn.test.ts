import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInTurn } from './run-in-turn.ts';

const server = process.env['TEST_POSTGRES'];

test('when the database does not answer, the work runs and reports that', async () => {
	await expect(runInTurn('postgres://pn:wrong@127.0.0.1:1/none', () => Promise.reject(new Error('told')))).rejects.toThrow('told');
});

test.skipIf(!server)('runs one at a time, also after a failure', async () => {
	const said: string[] = [];
	const work = (name: string) => async () => {
		said.push(`${name} begins`);
		await pause(50);
		said.push(`${name} ends`);
		if (name === 'one') throw new Error('no luck');
	};
	const first = runInTurn(server ?? '', work('one'));
	await expect.poll(() => said).toContain('one begins');
	await Promise.all([expect(first).rejects.toThrow('no luck'), runInTurn(server ?? '', work('two'))]);
	expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
