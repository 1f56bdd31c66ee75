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

test('the sixth toast closes the oldest', () => {
	for (const title of ['1', '2', '3', '4', '5', '6']) toast({ title });
	expect(shownToasts().map(({ title }) => title)).toEqual(['2', '3', '4', '5', '6']);
});

test('a dismissed toast closes at once and is removed after 200 ms', () => {
	const id = toast({ title: 'Saved' });
	dismissToast(id);
	expect(shownToasts()).toMatchObject([{ id, open: false }]);
	vi.advanceTimersByTime(199);
	expect(shownToasts()).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(shownToasts()).toEqual([]);
});

test('notifies listeners until they unsubscribe', () => {
	const heard = vi.fn();
	const leave = subscribeToToasts(heard);
	const id = toast({ title: 'Saved' });
	expect(heard).toHaveBeenCalledTimes(1);
	leave();
	dismissToast(id);
	expect(heard).toHaveBeenCalledTimes(1);
});
