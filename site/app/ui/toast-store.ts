import type { ReactNode } from 'react';
import type { Tone } from './tones.ts';

export type ToastContent = {
	title: ReactNode;
	description?: ReactNode;
	color?: Tone;
	/** In milliseconds; 5000 by default. */
	duration?: number;
	/** `instead` describes another way, for anyone who cannot reach the button in time. */
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

/** Shows a message. With a sixth one the oldest closes. */
export function toast(content: ToastContent): number {
	lastId += 1;
	show([...shown, { ...content, id: lastId, open: true }].slice(-AT_MOST));
	return lastId;
}

/** Closes it, and removes it after its exit animation. */
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
