import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const license = z.union([
	z.string(),
	z.object({ type: z.string() }).transform(({ type }) => type),
	z.array(z.object({ type: z.string() })).transform((all) => all.map(({ type }) => type).join(' AND ')),
]);
const lockfile = z.object({
	packages: z.record(
		z.string(),
		z.object({
			name: z.string().optional(),
			version: z.string().optional(),
			integrity: z.string().optional(),
			license: license.optional(),
			dev: z.boolean().optional(),
			optional: z.boolean().optional(),
			hasInstallScript: z.boolean().optional(),
			link: z.boolean().optional(),
		}),
	),
});

export type Package = {
	name: string;
	version: string;
	license: string | null;
	sha512: string | null;
	hasInstallScript: boolean;
	isOptional: boolean;
};

/** All packages of a production installation from the lockfile, each version once. */
export function readPackages(root: string): Package[] {
	const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
	const found = Object.entries(packages).flatMap(([path, one]) => {
		if (!path || one.dev || one.link) return [];
		const name = one.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
		const [, hash] = /^sha512-(\S+)$/.exec(one.integrity ?? '') ?? [];
		return {
			...{
				name,
				version: one.version ?? '',
				license: one.license ?? null,
				sha512: hash ? Buffer.from(hash, 'base64').toString('hex') : null,
			},
			...{ hasInstallScript: one.hasInstallScript ?? false, isOptional: one.optional ?? false },
		};
	});
	const byVersion = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
	return [...byVersion.values()].sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
}

/** Such as MIT OR Apache-2.0. */
const isExpression = /^\(?[\w.+-]+(?: (?:AND|OR) [\w.+-]+)+\)?$/;

/** CycloneDX. Not `npm sbom`, which refuses a tree with Directus's conflicting peer dependencies. */
export function writeSbom(packages: readonly Package[]): string {
	const components = packages.map(({ name, version, license: named, sha512, isOptional }) => {
		const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
		return {
			...{ type: 'library', 'bom-ref': purl, name, version, purl, scope: isOptional ? 'optional' : 'required' },
			...(named && { licenses: [isExpression.test(named) ? { expression: named } : { license: { name: named } }] }),
			...(sha512 && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
		};
	});
	return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component: { type: 'application', name: 'pn', 'bom-ref': 'pn' } }, components }, null, '\t')}\n`;
}
