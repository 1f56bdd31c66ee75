import { parentPort, workerData } from 'node:worker_threads';
import heic from 'heic-decode';
import type { HeicAnswer, HeicTask } from './heic.ts';

const { bytes, maxPixels } = workerData as HeicTask;

async function decode(): Promise<HeicAnswer> {
	const [first] = await heic.all({ buffer: bytes });
	if (!first) return { problem: 'broken' };
	if (first.width * first.height > maxPixels) return { problem: 'pixels' };
	return first.decode();
}

const answer = await decode().catch((): HeicAnswer => ({ problem: 'broken' }));
parentPort?.postMessage(answer, 'data' in answer ? [answer.data.buffer] : []);
