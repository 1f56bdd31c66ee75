import { Worker } from 'node:worker_threads';

export type HeicTask = { bytes: Uint8Array; maxPixels: number };
export type RawPicture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
export type HeicAnswer = RawPicture | { problem: 'broken' | 'pixels' };

const LONGEST_MS = 20_000;

/** sharp is built without HEIC. Decoding takes two seconds, so it runs in a thread of its own, which also returns all its memory. */
export function decodeHeic(task: HeicTask): Promise<HeicAnswer> {
	const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { workerData: task, stdout: true, stderr: true });
	const { promise, resolve } = Promise.withResolvers<HeicAnswer>();
	const broken = () => resolve({ problem: 'broken' });
	const timer = setTimeout(broken, LONGEST_MS);
	worker.once('message', resolve).once('error', broken).once('exit', broken);
	return promise.finally(() => {
		clearTimeout(timer);
		void worker.terminate();
	});
}
