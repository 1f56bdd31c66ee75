export type LoadingState = 'idle' | 'loading' | 'finished' | 'error';

const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;

/** The states of the bar: a page that comes at once shows none, one that took longer is shown full before the bar fades and is reset. */
export function createLoadingBar(show: (state: LoadingState) => void): { start: () => void; end: (hasFailed: boolean) => void } {
	let state: LoadingState = 'idle';
	let timer: ReturnType<typeof setTimeout>;
	const turn = (next: LoadingState) => {
		state = next;
		show(next);
	};
	return {
		start() {
			clearTimeout(timer);
			timer = setTimeout(() => turn('loading'), THROTTLE_MS);
		},
		end(hasFailed) {
			clearTimeout(timer);
			if (state === 'idle') return;
			turn(hasFailed ? 'error' : 'finished');
			timer = setTimeout(() => turn('idle'), HIDE_DELAY_MS + RESET_DELAY_MS);
		},
	};
}
