import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#bin/processes.ts';
import { STUDIO_LANGUAGE, StudioStrings } from './strings.ts';

const studio = join(root, 'node_modules/@directus/app/dist/assets');

const languages = () => {
	const chunks = globSync('*.js', { cwd: studio }).map((file) => readFileSync(join(studio, file), 'utf8'));
	return new Set(chunks.flatMap((chunk) => [...chunk.matchAll(/"\.\/translations\/([\w-]+)\.yaml"/g)].map(([, language]) => language)));
};

test('Studio has more than fifty languages, including ours and right-to-left ones', () => {
	const found = languages();
	expect(found.size).toBeGreaterThan(50);
	for (const language of [...Object.values(STUDIO_LANGUAGE), 'ckb-IR', 'fa-IR', 'he-IL']) expect(found).toContain(language);
});

test('a label is shown in the language of its reader', () => {
	const strings = new StudioStrings();
	const shown = strings.translate({ name: { en: 'Price', ar: 'السعر' } });
	const key = String(shown.name).slice('$t:'.length);
	expect(strings.payloads()).toEqual([
		{ key, language: 'en-US', value: 'Price' },
		{ key, language: 'ar-SA', value: 'السعر' },
	]);
});
