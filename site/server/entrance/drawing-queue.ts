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

/** Rendered each time, but not pages. */
const beside = /\/sitemap(?:\.xml$|s\/)|\/feed\.xml$|^\/__nuxt_island\/|^\/oembed$/;

/** How many waiting connections are accepted before the next page is rendered. */
const LET_IN_MOST = 100;

/** Limits concurrent rendering and queues requests fairly. Requests beyond the queue get 503 early. */
export function createDrawingQueue(visitors: Pick<Visitors, 'readAddress'>) {
	/**
	 * Pages render on one thread, so more at once gain nothing; the queue is a second or two of work. Forms and staff requests may wait for
	 * Directus, so they have queues of their own.
	 */
	const queues = { page: createFairGate(4, 60), form: createFairGate(16, 60), staff: createFairGate(16, 60) };

	let arrived = 0;

	/**
	 * Node accepts one connection per turn of the event loop. Without this, visitors who connect while pages render would wait without an
	 * answer.
	 */
	async function letIn(): Promise<void> {
		for (let turn = 0; turn < LET_IN_MOST; turn++) {
			const before = arrived;
			// The first turn is the one that is running, in which nothing can have arrived.
			await nextTurn();
			await nextTurn();
			if (arrived === before) return;
		}
	}

	/** `make` waits for its turn where it has to render. */
	async function answer(context: Context, make: (inTurn: InTurn) => Promise<Response>): Promise<Response> {
		const queue = queues[chooseLane(context)];
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
		/** Counts new connections. */
		watch: (server: Server): unknown => server.on('connection', () => arrived++),
		/** Middleware for what is rendered besides pages. */
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

function chooseLane({ req }: Context): 'page' | 'form' | 'staff' {
	if (isOfStaff(req.header('cookie') ?? '') || req.path.includes('/admin/') || req.query('preview')) return 'staff';
	return req.method === 'GET' || req.method === 'HEAD' ? 'page' : 'form';
}
