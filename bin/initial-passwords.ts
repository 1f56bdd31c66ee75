import { randomBytes } from 'node:crypto';
import { readSecretsFile, type SecretsFile, writeSecretsFile } from './secrets-file.ts';

export type InitialPasswords = ReturnType<typeof openInitialPasswords>;

/** The administrator's address in versions without a setting for it. */
const FORMER_ADMIN = 'admin@example.com';

/** 96 random bits, and a character of each kind that a password policy may require. */
export const makePassword = (): string => `${randomBytes(12).toString('base64url')}.aA1`;

/** Generated first passwords, stored until they are changed. Passwords that people choose are never stored. */
export function openInitialPasswords(dataDir: string) {
	const read = () => withFormerAdmin(readSecretsFile(dataDir));
	const write = (change: (all: SecretsFile['initialPasswords']) => SecretsFile['initialPasswords']) => {
		const file = read();
		writeSecretsFile(dataDir, { ...file, initialPasswords: change(file.initialPasswords) });
	};

	return {
		/** Stored before use, so that no account has an unknown password. */
		issue(email: string): string {
			const password = makePassword();
			write((all) => ({ ...all, [email]: { password, shown: false } }));
			return password;
		},
		of: (email: string): string | null => read().initialPasswords[email]?.password ?? null,
		forget: (email: string): void => write(({ [email]: _, ...others }) => others),
		/** Returns those not shown yet, and marks them as shown. */
		takeUnshown(): { email: string; password: string }[] {
			const unshown = Object.entries(read().initialPasswords).filter(([, { shown }]) => !shown);
			if (unshown.length)
				write((all) => Object.fromEntries(Object.entries(all).map(([email, { password }]) => [email, { password, shown: true }])));
			return unshown.map(([email, { password }]) => ({ email, password }));
		},
		/** The common password of all sample accounts in earlier versions. */
		formerlyShared: (): string | null => readSecretsFile(dataDir).staffPassword ?? null,
		forgetFormerlyShared(): void {
			const { staffPassword: _, ...file } = read();
			writeSecretsFile(dataDir, file);
		},
	};
}

function withFormerAdmin({ adminPassword, ...file }: SecretsFile): SecretsFile {
	if (!adminPassword) return file;
	return { ...file, initialPasswords: { [FORMER_ADMIN]: { password: adminPassword, shown: true }, ...file.initialPasswords } };
}
