import { expect, test, vi } from 'vitest';
import { runTestFiles } from './test-files.ts';

test('--help explains this command instead of the test runner', async () => {
	const said = vi.spyOn(console, 'log').mockImplementation(() => {});
	expect(await runTestFiles(['--help'])).toBe(0);
	const text = said.mock.calls.join('\n');
	said.mockRestore();
	for (const line of ['npm test -- FILE', 'ROUND=', 'THOROUGH=1', 'TRUSTED_PROXIES=1 npm start']) expect(text).toContain(line);
});

test('a missing file is reported before a runner starts', async () => {
	await expect(runTestFiles(['e2e/journeys/nowhere.spec.ts'])).rejects.toThrow('There is no file e2e/journeys/nowhere.spec.ts.');
});
