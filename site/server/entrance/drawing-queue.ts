import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { isOfStaff } from '#app/features/staff/cookies.ts';
import { QueueFullError } from '#content/gate.ts';
import type { InTurn } from '../page-cache/page-cache.ts';
import { busyPage } from './busy-page.ts';
import { createFairGate } from './fair-gate.ts';
import type { Visitors } from './visitor.ts';

export type Turns = ReturnType<typeof createDrawingQueue>;

/** Redrawn each time, beside the pages. */
const beside = /\/sitemap(?:\.xml$|s\/)|\/feed\.xml$|^\/__nuxt_island\/|^\/oembed$/;

/** How many waiting requests are accepted before the next page is drawn. */
const LET_IN_MOST = 100;

/** Decides whose page is drawn, and when. The others are told early to come back, so that nobody waits in vain. */
export function createDrawingQueue(visitors: Pick<Visitors, 'readAddress'>) {
	/**
	 * Pages are drawn on one thread: more at once would only wait for each other, and what waits is a second or two of work. A form, or
	 * what staff ask, may wait for others than us: these hold up nobody who only looks, and are not held up by them.
	 */
	const queues = { page: createFairGate(4, 60), form: createFairGate(16, 60), staff: createFairGate(16, 60) };

	let arrived = 0;

	/** One connection is taken in each turn of the event loop: visitors who come while pages are drawn would otherwise wait without an answer. */
	async function letIn(): Promise<void> {
		for (let turn = 0; turn < LET_IN_MOST; turn++) {
			const before = arrived;
			// The first is the end of the turn that runs: nobody can have come in it.
			await nextTurn();
			await nextTurn();
			if (arrived === before) return;
		}
	}

	/** `make` waits where something has to be drawn. */
	async function answer(context: Context, make: (inTurn: InTurn) => Promise<Response>): Promise<Response> {
		const queue = queues[laneOf(context)];
		const inTurn: InTurn = (draw) => queue.run(visitors.readAddress(context), () => letIn().then(draw), context.req.raw.signal);
		try {
			return await make(inTurn);
		} catch (error) {
			if (error instanceof QueueFullError) return busyPage(context);
			throw error;
		}
	}

	return {
		answer,
		/** Where visitors arrive. */
		watch: (server: Server): unknown => server.on('connection', () => arrived++),
		/** For what is drawn beside the pages. */
		guard: ((context, next) => {
			const draw = async () => {
				await next();
				return context.res;
			};
			return beside.test(context.req.path) ? answer(context, (inTurn) => inTurn(draw)) : next();
		}) satisfies MiddlewareHandler,
		isBusy: (): boolean => queues.page.stats().waiting > 0,
		stats() {
			const all = Object.values(queues).map((queue) => queue.stats());
			const sum = (name: 'running' | 'waiting' | 'refused') => all.reduce((total, stats) => total + stats[name], 0);
			return { running: sum('running'), waiting: sum('waiting'), refused: sum('refused') };
		},
	};
}

function laneOf({ req }: Context): 'page' | 'form' | 'staff' {
	if (isOfStaff(req.header('cookie') ?? '') || req.path.includes('/admin/') || req.query('preview')) return 'staff';
	return req.method === 'GET' || req.method === 'HEAD' ? 'page' : 'form';
}
