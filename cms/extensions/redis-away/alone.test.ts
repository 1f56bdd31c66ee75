import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createCache, createKv } from '@directus/memory';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../bin/checks.ts';
import { temporaryFolder } from '../../../runtime/test-folder.ts';
import { answerWithoutRedis, isRedisAway } from './alone.ts';

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;
const folder = temporaryFolder(afterAll);
const send = Redis.prototype.sendCommand;
beforeAll(() => answerWithoutRedis(300));
afterAll(() => {
	Redis.prototype.sendCommand = send;
});

function startRedis(port: number): ChildProcess {
	const server = spawn('redis-server', ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' });
	onTestFinished(() => void server.kill('SIGKILL'));
	return server;
}

/** The parts of Directus that ask Redis. */
async function directus() {
	const port = await freePort();
	const redis = new Redis(`redis://127.0.0.1:${port}`);
	const connections = [redis];
	// Directus subscribes on a connection of its own, which would look for its Redis beside every later test.
	const duplicate = redis.duplicate.bind(redis);
	redis.duplicate = (options) => {
		const copy = duplicate(options);
		connections.push(copy);
		return copy;
	};
	onTestFinished(() => {
		for (const connection of connections) connection.disconnect();
	});
	const rights = createCache({ type: 'multi', redis: { namespace: 'rights', redis }, local: { maxKeys: 10 } });
	const locks = createKv({ type: 'redis', namespace: 'locks', redis });
	return { port, redis, rights, locks };
}

/** Everything that Directus asks on the way to an answer. */
async function work({ rights, locks }: Awaited<ReturnType<typeof directus>>): Promise<string> {
	await rights.set('editor', { may: 'write' });
	await rights.get('editor');
	await rights.get('unknown');
	await rights.clear();
	const first = await locks.increment('schema');
	await locks.delete('schema');
	return `${first}, ${await locks.setMax('clock', Date.now())}, ${await locks.usingLock('job', async () => 'done')}`;
}

test.skipIf(!isInstalled)('what Directus asks is answered while Redis is killed, and by Redis when it is back', async () => {
	const parts = await directus();
	const server = startRedis(parts.port);
	await expect.poll(() => parts.redis.status).toBe('ready');
	expect(await work(parts)).toBe('1, true, done');
	await parts.locks.set('shared', 'known to all');

	server.kill('SIGKILL');
	await once(server, 'exit');
	expect(await work(parts)).toBe('1, true, done');
	expect([isRedisAway(), await parts.locks.get('shared')]).toEqual([true, undefined]);

	startRedis(parts.port);
	await expect.poll(isRedisAway).toBe(false);
	await parts.locks.set('shared', 'known to all');
	expect(await parts.locks.get('shared')).toBe('known to all');
});

test.skipIf(!isInstalled)('one that hangs holds nobody up for long, and what it knew counts again when it goes on', async () => {
	const parts = await directus();
	const server = startRedis(parts.port);
	await expect.poll(() => parts.redis.status).toBe('ready');
	await parts.locks.set('shared', 'known to all');
	server.kill('SIGSTOP');
	expect(await parts.locks.get('shared')).toBeUndefined();
	expect(isRedisAway()).toBe(true);
	server.kill('SIGCONT');
	await expect.poll(() => parts.locks.get('shared')).toBe('known to all');
});

test('without one a start waits for nothing, and a subscription begins when it is there', async () => {
	const parts = await directus();
	expect(await work(parts)).toMatch(/done$/);
});
