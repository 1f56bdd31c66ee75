import { expect, test } from 'vitest';
import { withEntered } from './draft.ts';

test('fields entered again replace those of the draft; others stay', () => {
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
