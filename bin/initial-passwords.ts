import { randomBytes } from 'node:crypto';
import { readSecretsFile, type SecretsFile, writeSecretsFile } from './secrets-file.ts';

export type InitialPasswords = ReturnType<typeof openInitialPasswords>;

/** The administrator's address in versions that had no setting for it. */
const FORMER_ADMIN = 'admin@example.com';

/** 96 random bits, and of each kind of character one that an administrator's password policy may ask for. */
export const makePassword = (): string => `${randomBytes(12).toString('base64url')}.aA1`;

/** First passwords that we made up, kept until they were changed. What a person chose is never kept. */
export function openInitialPasswords(dataDir: string) {
	const read = () => withFormerAdmin(readSecretsFile(dataDir));
	const write = (change: (all: SecretsFile['initialPasswords']) => SecretsFile['initialPasswords']) => {
		const file = read();
		writeSecretsFile(dataDir, { ...file, initialPasswords: change(file.initialPasswords) });
	};

	return {
		/** Kept before it is used: an account that was made has a password that is known. */
		issue(email: string): string {
			const password = makePassword();
			write((all) => ({ ...all, [email]: { password, shown: false } }));
			return password;
		},
		of: (email: string): string | null => read().initialPasswords[email]?.password ?? null,
		forget: (email: string): void => write(({ [email]: _, ...others }) => others),
		/** Those that nobody has seen yet. Asked again, there are none. */
		takeUnshown(): { email: string; password: string }[] {
			const unshown = Object.entries(read().initialPasswords).filter(([, { shown }]) => !shown);
			if (unshown.length)
				write((all) => Object.fromEntries(Object.entries(all).map(([email, { password }]) => [email, { password, shown: true }])));
			return unshown.map(([email, { password }]) => ({ email, password }));
		},
		/** The password that all sample accounts shared in earlier versions. */
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
