import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { makePrivate } from './make-private.ts';

let scratch = '';
beforeEach(() => {
	scratch = temporaryFolder();
});

const mode = (...path: string[]) => statSync(join(scratch, ...path)).mode & 0o777;
const folder = (...path: string[]) => {
	mkdirSync(join(scratch, ...path));
	chmodSync(join(scratch, ...path), 0o755);
};
const file = (...path: string[]) => {
	writeFileSync(join(scratch, ...path), '');
	chmodSync(join(scratch, ...path), 0o644);
};

test('a new data folder is private to its user', () => {
	expect(makePrivate(join(scratch, 'data'))).toBeNull();
	expect(mode('data')).toBe(0o700);
});

test('closes what earlier versions left readable, and nothing else', () => {
	folder('data');
	folder('data', 'directus');
	folder('data', 'directus', 'uploads');
	file('data', 'directus', 'uploads', 'cv.pdf');
	file('data', 'replica.db');
	file('data', 'notes.txt');
	file('elsewhere');
	folder('backup');
	file('backup', 'old.db');
	symlinkSync(join(scratch, 'elsewhere'), join(scratch, 'data', 'site.log'));
	symlinkSync(join(scratch, 'backup'), join(scratch, 'data', 'directus', 'link'));

	makePrivate(join(scratch, 'data'));

	for (const path of ['data', 'data/directus', 'data/directus/uploads']) expect([path, mode(path)]).toEqual([path, 0o700]);
	for (const path of ['data/directus/uploads/cv.pdf', 'data/replica.db']) expect([path, mode(path)]).toEqual([path, 0o600]);
	for (const path of ['data/notes.txt', 'elsewhere', 'backup/old.db']) expect([path, mode(path)]).toEqual([path, 0o644]);
	expect(mode('backup')).toBe(0o755);
});

test('a closed folder is not scanned again', () => {
	folder('data');
	file('data', 'replica.db');
	chmodSync(join(scratch, 'data'), 0o700);
	makePrivate(join(scratch, 'data'));
	expect(mode('data', 'replica.db')).toBe(0o644);
});
