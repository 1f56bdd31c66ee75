import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sampleStaff } from '#cms/access/sample-staff.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Changes when any file that generates the sample content, or its accounts, changes. */
export function sampleVersion(): string {
	const files = globSync(['sample/**/*.{json,html}', 'media/*.json', '{drawings,world}/**/*.ts'], { cwd: folder }).filter(
		(name) => !name.endsWith('.test.ts'),
	);
	const hash = createHash('sha256').update(JSON.stringify(sampleStaff));
	for (const name of files.sort()) hash.update(name).update(readFileSync(folder + name));
	return hash.digest('hex').slice(0, 16);
}
