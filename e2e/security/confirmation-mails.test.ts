import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { seenOn, send } from '../form.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { dataDir, siteUrl } from '../system.ts';

let seen = '';
beforeAll(async () => {
	seen = await seenOn('/alerts');
	await pauseToReadForm();
});

/** Mails in the outbox to any address of this person. */
function mailsTo(name: string): { email: string; kind: string }[] {
	const database = new DatabaseSync(join(dataDir, 'outbox', 'outbox.db'), { readOnly: true, timeout: 60_000 });
	const rows = database
		.prepare('SELECT email, kind FROM mail JOIN subscription ON subscription.id = mail.subscription WHERE lower(email) LIKE ?')
		.all(`${name}%`);
	database.close();
	return rows.map((row) => ({ email: String(row['email']), kind: String(row['kind']) }));
}

/** The answer, without its reference. */
async function told(path: string, email: string): Promise<{ status: number; html: string }> {
	const { status, location } = await send(path, { email, seen });
	const html = await (await fetch(new URL(location ?? '', siteUrl))).text();
	return { status, html: /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/PN-\w{4}-\w{4}/g, 'PN') ?? '' };
}

test('anyone who asks for a stranger again and again sends them one mail, and is told the same each time', async () => {
	const name = `stranger${randomInt(1e12)}`;
	const asked = [
		['/alerts', `${name}@example.com`],
		['/alerts', `${name.toUpperCase()}@EXAMPLE.com`],
		['/alerts', `${name}+1@example.com`],
		['/alerts', `${name}+2@example.com`],
	] as const;
	const answers = [];
	for (const [path, email] of asked) answers.push(await told(path, email));
	expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 303));
	expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
	expect(answers[0]?.html).toContain('its button still works');
	for (const path of ['/ar/alerts', '/alerts?about=property-1001']) expect((await told(path, `${name}@example.com`)).status).toBe(303);
	expect(mailsTo(name)).toEqual([{ email: `${name}@example.com`, kind: 'confirm' }]);
});

test('name+1@ is the same person to the limits of all forms', async () => {
	const name = `eager${randomInt(1e12)}`;
	const statuses = [];
	for (let number = 0; number < 7; number++)
		statuses.push((await send('/alerts', { email: `${name}+${number}@example.com`, seen })).status);
	expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
});
