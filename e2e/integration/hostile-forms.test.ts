import { beforeAll, expect, test } from 'vitest';
import { hostileText, MARK, randomFrom } from '#app/parts/forms/test-hostile.ts';
import { seenOn, send } from '../form.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { admin, eventually, siteUrl } from '../system.ts';
import { times } from '../thorough.ts';
import { someAddress, somePhone } from '../visitor.ts';

const INPUTS = times(200, 600);
const AT_ONCE = 12;
const path = '/contact-us?about=property-1011';
const fields = [
	'intent',
	'slot',
	'day',
	'instead',
	'name',
	'phone',
	'email',
	'channel',
	'time',
	'message',
	'consent',
	'key',
	'page',
	'company_site',
	'cf-turnstile-response',
];
let seen = '';

beforeAll(async () => {
	seen = await seenOn(path);
	await pauseToReadForm();
});

const random = randomFrom(20261115);

/** Mostly valid, so that hostile fields get as far as possible. */
function hostileForm(): Record<string, string | string[]> {
	const form: Record<string, string | string[]> = {
		seen,
		intent: 'question',
		name: 'Mona',
		phone: somePhone(),
		channel: 'call',
		time: 'any',
		message: 'Hello',
		consent: 'yes',
	};
	for (let count = 1 + Math.floor(random() * 3); count; count--) {
		const field = fields[Math.floor(random() * fields.length)] ?? 'name';
		form[field] = random() < 0.1 ? [hostileText(random), hostileText(random)] : hostileText(random);
	}
	if (random() < 0.05) form[hostileText(random).slice(0, 200)] = hostileText(random);
	return form;
}

/** Bodies that are no forms. */
function hostileBody(): { body: BodyInit; type: string } {
	const bytes = Uint8Array.from({ length: Math.floor(random() * 2000) }, () => Math.floor(random() * 256));
	const boundary = `b${MARK}`;
	const part = `--${boundary}\r\nContent-Disposition: form-data; name="name${random() < 0.5 ? '"; filename="../../x.php' : ''}"\r\nContent-Type: text/html\r\n\r\n${hostileText(random)}\r\n`;
	const kinds = [
		{ body: bytes, type: 'application/x-www-form-urlencoded' },
		{ body: bytes, type: `multipart/form-data; boundary=${boundary}` },
		{ body: part + part, type: `multipart/form-data; boundary=${boundary}` },
		{ body: `${part}--${boundary}--`, type: `multipart/form-data; boundary=${boundary}` },
		{ body: part, type: 'multipart/form-data' },
		{ body: '{"name":{"__proto__":1}}', type: 'application/json' },
		{ body: `name=%E0%A4%A&phone=%ff%fe&${'a=1&'.repeat(3000)}`, type: 'application/x-www-form-urlencoded' },
		{ body: `name=${'%25'.repeat(2000)}`, type: 'text/plain' },
	];
	return kinds[Math.floor(random() * kinds.length)] as { body: BodyInit; type: string };
}

async function sendBody(): Promise<{ status: number; html: string; location: string | null }> {
	const { body, type } = hostileBody();
	const response = await fetch(siteUrl + path, {
		method: 'POST',
		body,
		redirect: 'manual',
		headers: { 'content-type': type, origin: new URL(siteUrl).origin, 'x-forwarded-for': someAddress() },
	}).catch(() => null);
	// Rejected and disconnected while still sending; that is fine, and the next request is answered.
	if (!response) return { status: 0, html: '', location: null };
	return { status: response.status, html: await response.text(), location: response.headers.get('location') };
}

const runnable = new RegExp(`<(?:script|img|svg)[^>]*>?[^<]{0,40}${MARK}|<${MARK}`, 'i');

/** parts/forms/hostile.slow.test.tsx tests far more inputs at the schema; these go through HTTP to Directus. */
test('hostile input over HTTP causes no error, no script and no invisible characters in storage', async () => {
	const faults: string[] = [];
	const references: string[] = [];
	const statuses: Record<number, number> = {};
	let left = INPUTS;
	const one = async () => {
		while (left-- > 0) {
			const isForm = random() < 0.85;
			const form = hostileForm();
			const { status, html, location } = isForm ? await send(path, form) : await sendBody();
			statuses[status] = (statuses[status] ?? 0) + 1;
			if (status >= 500) faults.push(`${status} for ${JSON.stringify(form).slice(0, 300)}`);
			if (runnable.test(html)) faults.push(`could run: ${runnable.exec(html)?.[0]}`);
			const reference = /received\/([\w-]+)$/.exec(location ?? '')?.[1];
			if (reference) references.push(reference);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, one));
	console.log('hostile inputs', { ...statuses, stored: references.length });
	expect(faults).toEqual([]);
	expect(references.length).toBeGreaterThan(50);

	const last = references.at(-1) ?? '';
	await eventually(
		async () => (await admin.get<unknown[]>(`/items/enquiry?filter[reference][_eq]=${last}&fields=id`)).length,
		'the last of them in Directus',
	);
	const rows = await admin.get<Record<string, unknown>[]>(
		'/items/enquiry?limit=-1&fields=name,phone,email,message,channel,preferred_times,page_url&sort=-id',
	);
	const texts = rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string');
	expect(
		texts.filter((text) => /[\p{Cc}\p{Co}\u200b\u2028-\u202e\u2060-\u2069\ufeff\u061c\u00ad]/u.test(text.replaceAll('\n', ''))),
	).toEqual([]);
	expect(rows.filter(({ email }) => typeof email === 'string' && /[\s,<>]/.test(email))).toEqual([]);
	expect((await fetch(`${siteUrl}${path}`)).status).toBe(200);
});
