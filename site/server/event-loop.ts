import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const WINDOW_MS = 60_000;

/** Event-loop delay in milliseconds, within the current minute. */
export function watchEventLoop(): () => { p99: number; max: number } {
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	delay.enable();
	setInterval(() => delay.reset(), WINDOW_MS).unref();
	// The histogram includes the sampling interval itself.
	const waited = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6 - RESOLUTION_MS));
	return () => ({ p99: waited(delay.percentile(99)), max: waited(delay.max) });
}
