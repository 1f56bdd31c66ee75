import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { agentRole } from '#cms/access/agent.ts';
import { SAMPLE_AGENT } from '#seed/world/assemble.ts';
import { fillIndex } from './fill-counter.ts';
import { type OwnDirectus, startOwnDirectus } from './peers/own-directus.ts';
import type { BenchOptions } from './run.ts';
import type { Table } from './table.ts';
import { measureSpread, type Spread } from './timing.ts';

const PROPERTIES = 100_000;
const ROUNDS = 20;
const SLOWEST_MS = 150;
const PAUSE_MS = 300;

const questions: Record<string, object> = {
	'a phone, all of it': { words: '0100 2000 700' },
	'a phone, its last digits': { words: '70007' },
	'a name and part of a phone': { words: 'karim 01020' },
	'a name in the other script': { words: 'كريم منصور' },
	'a word that half of all have': { words: 'apartment' },
	'two such words': { words: 'apartment garden' },
	'a code': { words: 'FST-APT-1042' },
	'nothing that is there': { words: 'nobodyiscalledthis' },
	'nothing typed': { words: '' },
	'stale prices': { words: '', filters: { stale: true } },
};

/**
 * The counter at full size: homes with an owner each, searched over HTTP by an administrator, who may read all, and by an agent, who may
 * read their own.
 */
export async function counterBench({ folder }: BenchOptions): Promise<Table> {
	const directus = await startOwnDirectus(join(folder, 'counter'), PROPERTIES);
	try {
		fillIndex(join(folder, 'counter', 'directus', 'directus.db'));
		const agentToken = await createAgent(directus);
		const rows = [];
		for (const [what, question] of Object.entries(questions)) {
			const figures = [];
			for (const token of [directus.adminToken, agentToken]) {
				const { p50, p95 } = await measure(directus.url, token, question);
				figures.push({ value: p50, most: SLOWEST_MS }, { value: p95 });
			}
			rows.push({ what, unit: 'ms', figures });
		}
		const columns = ['administrator p50', 'p95', 'agent p50', 'p95'];
		return { title: `Counter, ${PROPERTIES.toLocaleString('en')} homes`, columns, rows, notes: [] };
	} finally {
		await directus.stop();
	}
}

/** The first request may use a connection that Directus closed while its database was filled. */
async function createAgent({ url, adminToken }: OwnDirectus): Promise<string> {
	const token = randomBytes(24).toString('base64url');
	const user = { email: 'agent@example.com', password: token, role: agentRole.id, agent: SAMPLE_AGENT, token, status: 'active' };
	await untilDone(() => post(`${url}/users`, adminToken, user));
	return token;
}

async function measure(url: string, token: string, question: object): Promise<Spread> {
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const since = performance.now();
		const answer = await post(`${url}/counter`, token, question);
		await answer.text();
		if (!answer.ok) throw new Error(`the counter answered ${answer.status}`);
		times.push(performance.now() - since);
		// Pauses, because the rate limit allows no more requests than a person can type.
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
	return measureSpread(times);
}

async function untilDone(ask: () => Promise<Response>): Promise<void> {
	for (let attempt = 0; attempt < 10; attempt++) {
		const answer = await ask().catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
	throw new Error('Directus did not make an account');
}

const post = (url: string, token: string, body: object) =>
	fetch(url, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
