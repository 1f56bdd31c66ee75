import { expect, test } from 'vitest';
import { versionOf } from './reader.ts';

test('a file’s version is 8 hex digits, the same for the same moment and another for another', () => {
	const moments = Array.from({ length: 2000 }, (_, second) => new Date(1_700_000_000_000 + second * 1000).toISOString());
	const versions = moments.map(versionOf);
	expect(versions).toEqual(moments.map(versionOf));
	expect(new Set(versions).size).toBe(2000);
	expect(versions.every((version) => /^[0-9a-f]{8}$/.test(version))).toBe(true);
	expect(versionOf(null)).toBe('811c9dc5');
});
