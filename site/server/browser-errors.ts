import { Hono } from 'hono';
import { z } from 'zod';
import type { Logger } from '#runtime/logger.ts';
import { redactText } from '#runtime/redact.ts';
import { createBuckets } from '#sign-in/buckets.ts';
import type { Visitors } from './entrance/visitor.ts';

const ofOne = { burst: 5, everyMs: 60_000 };
const ofAll = { burst: 60, everyMs: 2000 };
const DROPPED_EVERY_MS = 60_000;

const text = (most: number) => z.string().max(most).transform(redactText);
const report = z.object({ path: text(300), message: text(300), stack: text(1500) });

/** Receives errors of browser scripts, limited per visitor and in total. The answer says nothing. */
export function browserErrors(visitors: Pick<Visitors, 'readAddress'>, logger: Logger): Hono {
	const [one, all] = [createBuckets(ofOne), createBuckets(ofAll)];
	let dropped = 0;
	return new Hono().post('/_errors', async (context) => {
		const [visitor, now] = [visitors.readAddress(context), Date.now()];
		if (one.wait(visitor, now) > 0) return context.body(null, 429);
		if (all.wait('', now) > 0) {
			if (now - dropped > DROPPED_EVERY_MS) logger.warn('browser.errors_dropped', 'Browser errors above the limit were dropped');
			dropped = now;
			return context.body(null, 429);
		}
		one.take(visitor, now);
		const told = report.safeParse(await context.req.json().catch(() => null));
		if (!told.success) return context.body(null, 400);
		all.take('', now);
		const { message: said, ...where } = told.data;
		logger.warn('browser.error', 'An error in the browser', { said, ...where });
		return context.body(null, 204);
	});
}
