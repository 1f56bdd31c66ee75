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

async function directus() {
	const port = await freePort();
	const redis = new Redis(`redis://127.0.0.1:${port}`);
	const connections = [redis];
	// Directus subscribes on its own connection, which would keep reconnecting during later tests.
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

/** Everything for which Directus uses Redis during a request. */
async function work({ rights, locks }: Awaited<ReturnType<typeof directus>>): Promise<string> {
	await rights.set('editor', { may: 'write' });
	await rights.get('editor');
	await rights.get('unknown');
	await rights.clear();
	const first = await locks.increment('schema');
	await locks.delete('schema');
	return `${first}, ${await locks.setMax('clock', Date.now())}, ${await locks.usingLock('job', async () => 'done')}`;
}

test.skipIf(!isInstalled)('commands are answered locally while Redis is down, and by Redis when it is back', async () => {
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

test.skipIf(!isInstalled)('a Redis that hangs delays commands only briefly, and is used again when it recovers', async () => {
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

test('a start without Redis does not wait, and subscriptions begin when it comes up', async () => {
	const parts = await directus();
	expect(await work(parts)).toMatch(/done$/);
});
