import { expect, test } from 'vitest';
import { listImported } from './watch-sources.ts';

test('what the site runs is watched, wherever it stands, and nothing of what it only shows', () => {
	const files = listImported('site/server.ts');
	for (const file of [
		'site/server.ts',
		'config.ts',
		'site/app/site-map.ts',
		'content/reader.ts',
		'cms/schema/choices.ts',
		'domain/cairo.ts',
	])
		expect(files).toContain(file);
	expect(files.filter((file) => /\.tsx$|\.test\.|^e2e|^node_modules/.test(file))).toEqual([]);
});
