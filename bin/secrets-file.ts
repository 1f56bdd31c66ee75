import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from './failure.ts';

const schema = z.object({
	directusSecret: z.string().min(1).optional(),
	adminToken: z.string().min(1).optional(),
	siteToken: z.string().min(1).optional(),
	sessionSecret: z.string().min(1).optional(),
	/** Generated first passwords by e-mail address; `shown` once they were printed. */
	initialPasswords: z.record(z.string(), z.object({ password: z.string(), shown: z.boolean() })).default({}),
	/** From earlier versions: the administrator's first password, and the common one of all sample accounts. */
	adminPassword: z.string().optional(),
	staffPassword: z.string().optional(),
});

export type SecretsFile = z.output<typeof schema>;

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json');

/** A missing file is empty; an invalid one throws. */
export function readSecretsFile(dataDir: string): SecretsFile {
	const file = fileIn(dataDir);
	let text = '{}';
	try {
		text = readFileSync(file, 'utf8');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
	}
	const parsed = schema.safeParse(parseJson(text));
	if (!parsed.success)
		throw new Failure(
			`${file} is damaged: put a copy of it back, or move it away. Without it new secrets are made, and everybody has to sign in again.`,
		);
	return parsed.data;
}

/** Atomic, and readable by this user only. */
export function writeSecretsFile(dataDir: string, content: SecretsFile): void {
	const file = fileIn(dataDir);
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	writeFileSync(`${file}.new`, JSON.stringify(content, null, '\t'), { mode: 0o600 });
	renameSync(`${file}.new`, file);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
