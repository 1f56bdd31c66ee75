import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts, subscribeToToasts, toast } from './toast-store.ts';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	for (const { id } of shownToasts()) dismissToast(id);
	vi.runAllTimers();
	vi.useRealTimers();
});

test('a sixth message pushes the oldest out', () => {
	for (const title of ['1', '2', '3', '4', '5', '6']) toast({ title });
	expect(shownToasts().map(({ title }) => title)).toEqual(['2', '3', '4', '5', '6']);
});

test('a dismissed message closes at once and is forgotten 200 ms later', () => {
	const id = toast({ title: 'Saved' });
	dismissToast(id);
	expect(shownToasts()).toMatchObject([{ id, open: false }]);
	vi.advanceTimersByTime(199);
	expect(shownToasts()).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(shownToasts()).toEqual([]);
});

test('listeners hear of every change until they leave', () => {
	const heard = vi.fn();
	const leave = subscribeToToasts(heard);
	const id = toast({ title: 'Saved' });
	expect(heard).toHaveBeenCalledTimes(1);
	leave();
	dismissToast(id);
	expect(heard).toHaveBeenCalledTimes(1);
});
