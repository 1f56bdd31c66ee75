import { Redis } from 'ioredis';

const WAIT_MS = 2000;

/** Answers of an empty Redis without other clients: caches miss, and locks are granted. */
const answers: Record<string, unknown> = {
	del: 0,
	eval: 1,
	evalsha: 1,
	exists: 0,
	get: null,
	incrby: 1,
	keys: [],
	publish: 0,
	scan: ['0', []],
	set: 'OK',
	unlink: 0,
};

type Command = { name: string; resolve(answer: unknown): void; promise: Promise<unknown> };

const waiting = new Map<Redis, Set<Command>>();

const isAway = (redis: Redis) =>
	['close', 'reconnecting'].includes(redis.status) || (redis.status !== 'ready' && Reflect.get(redis, 'retryAttempts') > 0);

export const isRedisAway = () => [...waiting.keys()].some(isAway);

/** Directus would exit when Redis does not answer. Instead, commands are answered here until it is back. */
export function answerWithoutRedis(waitMs = WAIT_MS): void {
	const send = Redis.prototype.sendCommand;
	Redis.prototype.sendCommand = function (this: Redis, command, stream) {
		const sent = waiting.get(this) ?? follow(this);
		if (!(command.name in answers)) return send.call(this, command, stream);
		if (isAway(this)) {
			answer(command);
			return command.promise;
		}
		sent.add(command);
		const timer = setTimeout(() => this.disconnect(true), waitMs);
		const done = () => {
			clearTimeout(timer);
			sent.delete(command);
		};
		command.promise.then(done, done);
		return send.call(this, command, stream);
	};
}

function follow(redis: Redis): Set<Command> {
	const sent = new Set<Command>();
	waiting.set(redis, sent);
	// Commands without a local answer, such as subscriptions, wait indefinitely.
	redis.options.maxRetriesPerRequest = null;
	// index.ts logs once that Redis is down.
	redis.on('error', () => {});
	redis.on('close', () => sent.forEach(answer));
	redis.on('end', () => waiting.delete(redis));
	return sent;
}

const answer = (command: Command) => command.resolve(answers[command.name]);
