import type { ReactNode } from 'react';
import type { Tone } from './tones.ts';

export type ToastContent = {
	title: ReactNode;
	description?: ReactNode;
	color?: Tone;
	/** Milliseconds; 5000 unless said. */
	duration?: number;
	/** `instead` says, for the person who cannot reach the button in time, how else to do it. */
	action?: { label: string; instead: string; run: () => void };
};

export type ShownToast = ToastContent & { id: number; open: boolean };

const AT_MOST = 5;
const REMOVAL_DELAY = 200;
const NONE: ShownToast[] = [];

let shown = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast[]) {
	shown = next;
	for (const listener of listeners) listener();
}

/** Tells the visitor something in passing. A sixth message pushes the oldest out. */
export function toast(content: ToastContent): number {
	lastId += 1;
	show([...shown, { ...content, id: lastId, open: true }].slice(-AT_MOST));
	return lastId;
}

/** Closes it, and forgets it when it has had the time to leave the screen. */
export function dismissToast(id: number) {
	show(shown.map((one) => (one.id === id ? { ...one, open: false } : one)));
	setTimeout(() => show(shown.filter((one) => one.id !== id)), REMOVAL_DELAY);
}

export const subscribeToToasts = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

export const shownToasts = () => shown;
export const noToasts = () => NONE;
