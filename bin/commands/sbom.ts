import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { explain, Failure } from '../failure.ts';
import { root } from '../processes.ts';
import { fail } from '../progress.mjs';
import { readPackages, writeSbom } from '../sbom.ts';

const usage = 'npm run sbom -- FILE    writes what an installation is made of (CycloneDX), and says under which licences';

const [file, ...rest] = process.argv.slice(2);
try {
	if (!file || rest.length) throw new Failure(usage);
	const packages = readPackages(root);
	writeFileSync(resolve(file), writeSbom(packages));
	const counts = new Map<string, number>();
	for (const { license } of packages) counts.set(license ?? 'not named', (counts.get(license ?? 'not named') ?? 0) + 1);
	const lines = [...counts].sort(([, a], [, b]) => b - a).map(([license, count]) => `  ${String(count).padStart(5)}  ${license}`);
	console.log(`${packages.length} packages\n${lines.join('\n')}`);
} catch (error) {
	fail(explain(error));
}
