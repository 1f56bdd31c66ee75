import { expect, test } from 'vitest';
import { listImported } from './watch-sources.ts';

test('watches all code that the server runs, and none that is only rendered', () => {
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
