import { parseArgs } from 'node:util';
import { type Account, findAccount, readAccounts, resetAccount } from '#cms/access/accounts.ts';
import type { Config } from '#config';
import type { Api } from '#directus/api.ts';
import { checkPassword } from '#directus/check-password.ts';
import { explain, Failure } from '../failure.ts';
import { makePassword, openInitialPasswords } from '../initial-passwords.ts';
import { fail } from '../progress.mjs';
import { withDirectus } from '../with-directus.ts';

const usage = `npm run accounts -- list                         who can sign in, with first passwords that were not changed yet
npm run accounts -- reset EMAIL [--remove-code]  a new password, shown once; a suspended account is active again,
                                                 and with --remove-code signs in without its one-time code`;

/** Removes a stored first password once it no longer works. */
async function describePassword(api: Api, { dataDir }: Config, { email, status }: Account): Promise<string> {
	const passwords = openInitialPasswords(dataDir);
	const initial = passwords.of(email);
	if (!initial || status !== 'active') return '';
	const check = await checkPassword(api.url, email, initial);
	if (check === 'wrong') passwords.forget(email);
	return { right: `first password: ${initial}`, wrong: '', unknown: 'password could not be checked now' }[check];
}

async function list(api: Api, config: Config): Promise<void> {
	const accounts = await readAccounts(api);
	const rows: string[][] = [];
	for (const account of accounts)
		rows.push([
			account.email,
			account.role,
			account.status,
			account.hasCode ? 'one-time code' : '',
			await describePassword(api, config, account),
		]);
	const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
	console.log(rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()).join('\n'));
}

async function reset(api: Api, { dataDir }: Config, email: string, removeCode: boolean): Promise<void> {
	const account = await findAccount(api, email);
	if (!account) throw new Failure(`There is no account ${email}: npm run accounts -- list shows those there are.`);
	const password = makePassword();
	await resetAccount(api, account, password, removeCode);
	openInitialPasswords(dataDir).forget(account.email);
	console.log(`  ${account.email}  ${password}\nShown this once: change it after signing in.`);
}

function readTask(): (api: Api, config: Config) => Promise<void> {
	try {
		const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'remove-code': { type: 'boolean' } } });
		const [action, email, ...rest] = positionals;
		if (action === 'list' && !email && !values['remove-code']) return list;
		if (action === 'reset' && email && rest.length === 0) return (api, config) => reset(api, config, email, values['remove-code'] ?? false);
	} catch {
		// An unknown option: the usage lists the known ones.
	}
	throw new Failure(usage);
}

try {
	await withDirectus(readTask());
	process.exit(0);
} catch (error) {
	fail(explain(error));
}
