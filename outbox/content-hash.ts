import type { Secret } from './secret.ts';
import type { Submission } from './submissions.ts';

type GivenFile = { field: string; file: { name: string; sha256: string } | null };

/** One hash of what the visitor gave us. Origin is left out because its times differ between two clicks on the same form. */
export function hashContent(secret: Secret, { origin: _, ...given }: Submission, files: readonly GivenFile[]): string {
	return secret.seal('content', canonical({ given, files: files.map(({ field, file }) => [field, file?.name, file?.sha256]) }));
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	const entries = Object.entries(value).filter(([, item]) => item !== undefined);
	return `{${entries
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`)
		.join()}}`;
}
