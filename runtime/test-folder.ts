import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type afterAll, onTestFinished } from 'vitest';

/**
 * A folder that is gone when the test is over; with `afterAll`, for a folder of the whole file, when all its tests are.
 * Vitest ignores an `afterAll` of a test that already runs, so nobody can be left to guess which it is.
 */
export function temporaryFolder(whenOver: typeof onTestFinished | typeof afterAll = onTestFinished): string {
	const folder = mkdtempSync(join(tmpdir(), 'pn-'));
	whenOver(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
