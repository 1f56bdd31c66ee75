import { bodyTooLarge } from '#app/parts/forms/body-limits.ts';

export type BodyBound = {
	bytes: number;
	/** The time limit of the whole body. */
	withinMs: number;
	/** How much more is read and discarded, because browsers show no answer while they are still sending. */
	drained: number;
};

/** Each chunk costs memory and time, so a body in tiny chunks counts as too large. */
const PIECES_FREE = 1000;
const PIECE_LEAST = 64;

/** Limits what is read of a body, whatever its Content-Length says. */
export function boundBody(body: ReadableStream<Uint8Array>, { bytes, withinMs, drained }: BodyBound) {
	const reader = body.getReader();
	let isLate = false;
	let stopWaiting = () => {};
	const timer = setTimeout(() => {
		isLate = true;
		stopWaiting();
	}, withinMs);
	let problem: 'large' | 'late' | null = null;
	let isWhole = false;
	let size = 0;
	let pieces = 0;

	const isWithin = (most: number) => size <= most && pieces <= PIECES_FREE + size / PIECE_LEAST;

	/** Promise.race would keep every chunk in memory until the timeout. */
	const nextOrLate = () =>
		new Promise<Awaited<ReturnType<typeof reader.read>> | 'late'>((resolve, reject) => {
			stopWaiting = () => resolve('late');
			if (isLate) stopWaiting();
			else reader.read().then(resolve, reject);
		});

	async function read(): Promise<Uint8Array | 'end' | 'late'> {
		const answer = await nextOrLate();
		if (answer === 'late') return 'late';
		isWhole = answer.done;
		if (answer.done) return 'end';
		size += answer.value.length;
		pieces++;
		return answer.value;
	}

	async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
		const piece = await read();
		if (piece === 'end') return controller.close();
		if (piece !== 'late' && isWithin(bytes)) return controller.enqueue(piece);
		problem = piece === 'late' ? 'late' : 'large';
		controller.error(problem === 'late' ? new Error('the body took too long') : bodyTooLarge());
	}

	return {
		stream: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }),
		problem: () => problem,

		/** Discards the rest. True when the end was reached, so that the connection can be reused. */
		async drain(): Promise<boolean> {
			const most = Math.max(size, bytes) + drained;
			try {
				while (!isWhole && isWithin(most)) if ((await read()) === 'late') break;
			} catch {
				// The client disconnected.
			}
			clearTimeout(timer);
			if (size > bytes) problem ??= 'large';
			return isWhole;
		},
	};
}
