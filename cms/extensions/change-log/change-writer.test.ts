import { expect, test, vi } from 'vitest';
import type { Database, Row } from '../hook.ts';
import { type Change, ChangeWriter } from './change-writer.ts';

const change = (item: number, action: Change['action'] = 'update'): Change => ({ collection: 'property', item: String(item), action });

/** The log as a list, which can be made to fail. */
function log() {
	const written: Row[] = [];
	const told: Row[] = [];
	let [isAway, tries] = [false, 0];
	const reach = () => {
		tries++;
		if (isAway) throw new Error('connect ECONNREFUSED');
	};
	const query = {
		insert: async (rows: Row[]) => {
			reach();
			written.push(...rows);
		},
		max: async () => [{ max: written.length }],
	};
	const announce = async (row: Row) => {
		reach();
		written.push(row);
		told.push(row);
	};
	const onError = vi.fn();
	return {
		writer: new ChangeWriter((() => query) as unknown as Database, announce, onError),
		...{ written, told, onError },
		tries: () => tries,
		away: (value: boolean) => {
			isAway = value;
		},
	};
}

const names = (rows: Row[]) => rows.map(({ number, item, action }) => `${number} ${item} ${action}`);

test('changes are numbered in order, and subscribers are told of the last', async () => {
	const { writer, written, told } = log();
	await writer.add([change(1), change(2), change(1, 'delete')]);
	expect(names(written)).toEqual(['1 2 update', '2 1 delete']);
	expect(names(told)).toEqual(['2 1 delete']);
});

test('changes that could not be written are written when the database is back, with later ones', async () => {
	const { writer, written, away, onError } = log();
	away(true);
	const noted = writer.add([change(1), change(2)]);
	await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(1);
	const later = writer.add([change(2, 'delete'), change(3)]);
	away(false);
	await Promise.all([noted, later]);
	expect(names(written)).toEqual(['1 1 update', '2 2 delete', '3 3 update']);
});

test('retries pause while the database is down', async () => {
	const { writer, away, tries } = log();
	away(true);
	const noted = writer.add([change(1)]);
	await new Promise((resolve) => setTimeout(resolve, 500));
	expect(tries()).toBeLessThan(40);
	away(false);
	await noted;
});
