import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayRead } from '../expectations.ts';
import { kindsOfQuestion, kindsOfWriting } from './examine.ts';
import { createExaminer, type Examiner } from './examiner.ts';
import type { Database } from './installation.ts';
import { inLines, summary } from './report.ts';
import { findParent, isOurs } from './schema.ts';
import { makeWorld, type World } from './world.ts';

/** One after another, because writes change what the next actor sees. */
const actors = ['anonymous', 'user without a role', 'site', 'HR', 'sales manager', 'agent without a record', 'agent', 'editor'];

/** Every role reads everything in every way and tries to change everything; then checks what was learnt and changed. */
export function describeRights(database: Database): void {
	describe(`rights on ${database}`, () => {
		let world: World;
		const examiners = new Map<string, Examiner>();

		const findExaminer = (name: string): Examiner => {
			const actor = world.actors.find((item) => item.name === name);
			if (!actor) throw new Error(`there is no role for ${name}`);
			const examiner = examiners.get(name) ?? createExaminer(world.client, world.schema, world.truth, actor);
			examiners.set(name, examiner);
			return examiner;
		};

		beforeAll(async () => {
			world = await makeWorld(database);
		});
		afterAll(async () => {
			for (const { actor, findings } of examiners.values())
				world.client.countOf(actor).learnt = findings.filter(({ kind }) => !kind.startsWith('MISSING') && !isWrite(kind)).length;
			if (world) console.log(summary(database, world.client.counts));
			await world?.stop();
		});

		test('somebody may read every collection: a new one is written into the expectations', () => {
			const known = new Set(Object.values(mayRead).flatMap((rights) => Object.keys(rights)));
			const unknown = [...world.schema.collections.keys()].filter(
				(name) => isOurs(name) && !known.has(name) && !findParent(world.schema, name),
			);
			expect(unknown).toEqual([]);
		});

		describe.each(actors)('%s', (name) => {
			test.each(Object.keys(kindsOfQuestion))('learns what they may, and nothing more: %s', async (kind) => {
				const examiner = findExaminer(name);
				const before = examiner.findings.length;
				await kindsOfQuestion[kind]?.(examiner);
				expect(inLines(examiner.findings.slice(before))).toEqual([]);
			});
			test.each(Object.keys(kindsOfWriting))('changes what they may, and nothing more: %s', async (kind) => {
				const examiner = findExaminer(name);
				const before = examiner.findings.length;
				await kindsOfWriting[kind]?.(examiner);
				expect(inLines(examiner.findings.slice(before))).toEqual([]);
			});
		});
	});
}

const isWrite = (kind: string) => /^(changed|made|deleted)/.test(kind);
