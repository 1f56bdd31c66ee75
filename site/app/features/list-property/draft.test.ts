import { expect, test } from 'vitest';
import { withEntered } from './draft.ts';

test('what was entered again stands for what the draft had under its name, and takes nothing else away', () => {
	const draft: [string, string][] = [
		['at', 'photos'],
		['compound', 'Mivida'],
		['photos', 'one'],
		['photos', 'two'],
	];
	expect(withEntered(draft, [['compound', 'Zed']])).toEqual([
		['at', 'photos'],
		['photos', 'one'],
		['photos', 'two'],
		['compound', 'Zed'],
	]);
	expect(withEntered(draft, [])).toEqual(draft);
});
