import { expect, test } from 'vitest';
import { readPreviewKey, readVersionKey, writePreviewKey } from './preview-key.ts';

const said = { collection: 'property', id: 7, version: null, expires: 1_800_000_000, user: '0d9a2c1f-6f0c-4d1c-9a51-5b0f0a5e7b11' };
const signature = 'a'.repeat(86);

test('a key says which record, until when and whose rights', () => {
	expect(readPreviewKey(`${writePreviewKey(said)}.${signature}`)).toEqual({ ...said, signature });
	const ofVersion = { ...said, version: 'summer-2027' };
	expect(readPreviewKey(`${writePreviewKey(ofVersion)}.${signature}`)).toEqual({ ...ofVersion, signature });
});

test.each([
	'',
	'property.7',
	writePreviewKey(said),
	`${writePreviewKey({ ...said, id: -7 })}.${signature}`,
	`${writePreviewKey({ ...said, id: 7.5 })}.${signature}`,
	`${writePreviewKey({ ...said, collection: 'directus_users/../x' })}.${signature}`,
	`${writePreviewKey({ ...said, user: 'admin' })}.${signature}`,
	`${writePreviewKey(said)}.${'a'.repeat(5000)}`,
	`${writePreviewKey(said)}.${signature} `,
])('“%s” is not a key', (key) => expect(readPreviewKey(key)).toBeNull());

test.each([
	[null, null],
	['', null],
	['main', null],
	['summer-2027', 'summer-2027'],
	['a.b', undefined],
	['x'.repeat(65), undefined],
	['../x', undefined],
])('“%s” in an address means version %s', (said, version) => expect(readVersionKey(said)).toBe(version));
