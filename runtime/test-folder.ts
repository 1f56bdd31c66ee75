import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type afterAll, onTestFinished } from 'vitest';

/**
 * A folder that is removed after the test, or with `afterAll` after all tests of the file. The caller says which,
 * because Vitest ignores an `afterAll` that is registered while a test runs.
 */
export function temporaryFolder(whenOver: typeof onTestFinished | typeof afterAll = onTestFinished): string {
	const folder = mkdtempSync(join(tmpdir(), 'pn-'));
	whenOver(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
