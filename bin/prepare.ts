import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdministrator, hasAdministrator } from '#cms/access/accounts.ts';
import { applyAccess } from '#cms/access/apply.ts';
import { replaceSharedPassword } from '#cms/access/sample-staff.ts';
import { applySignInSettings } from '#cms/access/settings.ts';
import { applySiteUser } from '#cms/access/users.ts';
import { applySchema } from '#cms/schema/apply.ts';
import { compile } from '#cms/schema/compile.ts';
import { applyEssentials } from '#cms/schema/essentials.ts';
import { model } from '#cms/schema/model.ts';
import { applyUpgrades } from '#cms/upgrades/apply.ts';
import type { Config } from '#config';
import { type Api, DirectusError } from '#directus/api.ts';
import { Failure } from './failure.ts';
import type { InitialPasswords } from './initial-passwords.ts';
import { root } from './processes.ts';
import { step } from './progress.mjs';

const counted = (changes: string[]) =>
	changes.length ? `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}` : 'nothing to do';

/** Brings schema, access rules and the site's user up to date. Only does what is missing. */
export async function prepareCms(api: Api, siteToken: string, codesRequired: readonly string[]): Promise<void> {
	const { drift } = await step(
		'Schema',
		async (tell) => {
			let count = 0;
			const report = await applySchema(api, compile(model), (what) => tell(`${++count}: ${what}`));
			report.changes.push(...(await applyEssentials(api)));
			return report;
		},
		({ changes }) => counted(changes),
	);
	await checkExtensions(api);
	const upgraded = await step('Upgrades', () => applyUpgrades(api), counted);
	for (const line of upgraded) console.log(`    ${line}`);
	// After an upgrade the drift may be gone, so it is reported at the next start.
	if (upgraded.length === 0) for (const line of drift) console.log(`    drift: ${line}`);
	await step(
		'Access rules',
		async () => [
			...(await applyAccess(api, codesRequired)),
			...(await applySignInSettings(api)),
			...((await applySiteUser(api, siteToken)) ? ['site user'] : []),
		],
		counted,
	);
}

/** Without our extensions changes would not reach the site, and rights would have holes. */
async function checkExtensions(api: Api): Promise<void> {
	const loaded = await api.get<{ schema: { name: string } | null }[]>('/extensions');
	const ours = globSync('cms/extensions/*/package.json', { cwd: root }).map(
		(file) => JSON.parse(readFileSync(join(root, file), 'utf8')).name,
	);
	const missing = ours.filter((name) => !loaded.some(({ schema }) => schema?.name === name));
	if (missing.length)
		throw new Failure(`Directus runs without our extensions ${missing.join(', ')}: give it the folder cms/extensions as EXTENSIONS_PATH.`);
}

/** Creates the first administrator when there is none: on the first start, or after all were deleted. */
export async function prepareAdministrator(
	api: Api,
	{ email, password }: Config['firstAdmin'],
	passwords: Pick<InitialPasswords, 'issue' | 'forget'>,
): Promise<void> {
	if (await hasAdministrator(api)) return;
	try {
		await createAdministrator(api, email, password ?? passwords.issue(email));
	} catch (error) {
		passwords.forget(email);
		if (!(error instanceof DirectusError) || error.status !== 400) throw error;
		throw new Failure(
			`Directus does not take the administrator that ADMIN_EMAIL (${email})${password ? ' and ADMIN_PASSWORD' : ''} names. Change that, and start again. ${error.message}`,
		);
	}
}

/** Replaces the common sample password of earlier versions. */
export async function prepareSampleStaff(api: Api, passwords: InitialPasswords): Promise<void> {
	const shared = passwords.formerlyShared();
	if (shared && (await replaceSharedPassword(api, shared, passwords.issue))) passwords.forgetFormerlyShared();
}
