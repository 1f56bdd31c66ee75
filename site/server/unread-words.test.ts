import { expect, test, vi } from 'vitest';
import { writeUnreadWords } from './unread-words.ts';

test('counts known words, adds new ones, and limits the list', async () => {
	const rows = vi.fn(async () => [{ id: 4, word: 'marassi', times: 3 }]);
	const [create, update] = [vi.fn(), vi.fn()];
	const client = { rows, create, update };
	await writeUnreadWords(
		client,
		[
			{ word: 'marassi', language: 'en', times: 5 },
			{ word: 'ميفيدا', language: 'ar', times: 3 },
		],
		'2026-11-15',
	);
	expect(update).toHaveBeenCalledExactlyOnceWith('search_word', 4, { times: 8, last_on: '2026-11-15' });
	expect(create).toHaveBeenCalledExactlyOnceWith('search_word', [{ word: 'ميفيدا', language: 'ar', times: 3, last_on: '2026-11-15' }]);

	rows.mockResolvedValue(Array.from({ length: 1000 }, (_, id) => ({ id, word: `w${id}`, times: 1 })));
	await writeUnreadWords(client, [{ word: 'other', language: 'en', times: 9 }], '2026-11-15');
	expect(create).toHaveBeenCalledOnce();
});

test('returns only what could not be written', async () => {
	const rows = async () => [
		{ id: 4, word: 'marassi', times: 3 },
		{ id: 5, word: 'gone', times: 3 },
	];
	const update = vi.fn(async (_, id) => {
		if (id === 5) throw new Error('no such row');
	});
	const create = vi.fn(async () => {
		throw new Error('full');
	});
	const word = (text: string) => ({ word: text, language: 'en' as const, times: 3 });
	const { left, error } = await writeUnreadWords({ rows, create, update }, ['marassi', 'gone', 'new'].map(word), '2026-11-15');
	expect(left).toEqual(['gone', 'new'].map(word));
	expect(String(error)).toContain('full');
});
