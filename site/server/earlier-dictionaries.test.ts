import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { keepDictionaries } from './earlier-dictionaries.ts';

const build = (number: number) => {
	const hash = number.toString(16).padStart(16, '0');
	return ['en', 'ar'].map((locale) => ({ address: `/_i18n/${hash}/${locale}.json`, body: `{"build":${number}}` }));
};
const english = (number: number) => build(number)[0]?.address ?? '';

test('the next builds find the dictionaries of up to ten before', async () => {
	const [folder, warn] = [join(temporaryFolder(), 'i18n'), vi.fn()];
	for (let number = 1; number <= 11; number++) {
		keepDictionaries(folder, build(number), { warn });
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	const find = keepDictionaries(folder, build(11), { warn });
	expect(await find(english(10))).toBe('{"build":10}');
	expect([await find(english(1)), await find('/_i18n/../en.json'), await find('/_i18n/%2e%2e/secrets.json')]).toEqual([null, null, null]);
	expect(readdirSync(folder)).toHaveLength(20);
	expect(warn).not.toHaveBeenCalled();
});

test('a full disk does not stop the site', async () => {
	const [folder, warn] = [join(temporaryFolder(), 'i18n'), vi.fn()];
	writeFileSync(folder, '');
	const find = keepDictionaries(folder, build(1), { warn });
	expect(await find(english(1))).toBeNull();
	expect(warn).toHaveBeenCalledOnce();
});
