export type LoadingState = 'idle' | 'loading' | 'finished' | 'error';

const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;

/** The states of the loading bar: a fast page shows none, a slow one fills it before it fades. */
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
