import { expect, test } from 'vitest';
import { health } from './health.ts';

type Options = Parameters<typeof health>[0];
type Answer = { status: string; soon: string[]; replica: { ageSeconds: number | null }; disk: object | null };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function ask({ inStepAt = minutesAgo(1), freeRatio = 0.5 }: { inStepAt?: string | null; freeRatio?: number | null }) {
	const app = health({
		content: { report: () => ({ inStepAt, heldRemovals: [] }), status: () => ({ complete: true }) },
		outbox: { health: async () => ({ available: true, needsPerson: false }) },
		warnings: { list: () => [] },
		pages: () => ({}),
		turns: () => ({}),
		placeholders: { waiting: () => 0 },
		disk: async () => {
			if (freeRatio === null) throw new Error('EACCES');
			return { freeBytes: 1000, freeRatio };
		},
	} as unknown as Options);
	const answer = await app.request('/healthz');
	return { code: answer.status, ...((await answer.json()) as Answer) };
}

test.each([
	['all is well', {}, []],
	['content was not compared for a quarter of an hour', { inStepAt: minutesAgo(16) }, ['content is old']],
	['content never was', { inStepAt: null }, ['content is old']],
	['less than a tenth of the disk is free', { freeRatio: 0.09 }, ['little space']],
	['nobody knows of the disk', { freeRatio: null }, []],
])('%s: reported without asking for a restart', async (_, state, soon) => {
	expect(await ask(state)).toMatchObject({ code: 200, status: 'ok', soon });
});

test('reports age and space as numbers', async () => {
	expect(await ask({ inStepAt: minutesAgo(2) })).toMatchObject({ replica: { ageSeconds: 120 }, disk: { freeBytes: 1000, freeRatio: 0.5 } });
	expect(await ask({ inStepAt: null })).toMatchObject({ replica: { ageSeconds: null } });
});
