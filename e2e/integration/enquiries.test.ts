import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { cairoMoment } from '#domain/cairo.ts';
import { type Answer, seenOn, send } from '../form.ts';
import { receivedMails } from '../mail-sink.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { colleague } from '../staff.ts';
import { admin, ask, eventually, mailbox, siteUrl } from '../system.ts';
import { someAddress, somePhone } from '../visitor.ts';

const PROPERTY = 1011;
const path = `/contact-us?about=property-${PROPERTY}`;
let seen = '';

beforeAll(async () => {
	seen = await seenOn(path);
	await pauseToReadForm();
});

const good = (changes: Record<string, string | string[]> = {}) => ({
	seen,
	intent: 'question',
	name: 'Mona El Sayed',
	phone: somePhone(),
	email: '',
	channel: 'whatsapp',
	time: 'evening',
	message: 'Is it still there?',
	consent: 'yes',
	...changes,
});

const referenceOf = ({ location }: Answer) => /\/received\/(PN-[\w-]+)(?:\?token=[\w.-]+)?$/.exec(location ?? '')?.[1] ?? null;
/** Offered slots that are free. */
async function offeredSlots(): Promise<string[]> {
	const html = await (await fetch(`${siteUrl}${path}&for=viewing`)).text();
	return [...html.matchAll(/<input[^>]*name="slot"[^>]*>/g)].flatMap(([input]) =>
		input.includes('disabled') ? [] : (/value="([^"]+)"/.exec(input)?.[1] ?? []),
	);
}
const offeredSlot = async () => (await offeredSlots()).at(-1) ?? '';

const stored = (reference: string) =>
	eventually(
		async () => (await admin.get<Record<string, unknown>[]>(`/items/enquiry?filter[reference][_eq]=${reference}`))[0],
		`${reference} in Directus`,
	);

describe('an invalid enquiry', () => {
	test.each([
		['', 'Enter your name.'],
		['/ar', 'اكتب اسمك.'],
	])('comes back in the language of the page %s with all input', async (prefix, words) => {
		const answer = await send(prefix + path, good({ name: '', phone: '12345', message: '<b>keep</b> "this" & that' }));
		expect(answer.status).toBe(422);
		expect(answer.errors).toMatchObject({ name: words, phone: expect.any(String) });
		expect(answer.html).toContain('&lt;b&gt;keep&lt;/b&gt; &quot;this&quot; &amp; that');
		expect(answer.html).toMatch(/name="name"[^>]*autofocus|autofocus=""[^>]*name="name"/i);
		expect(answer.html).toMatch(/value="whatsapp"[^>]*checked|checked=""[^>]*value="whatsapp"/);
	});

	test('is not cached', async () => {
		const response = await fetch(siteUrl + path, { method: 'POST', body: new URLSearchParams(), headers: { origin: siteUrl } });
		expect(response.headers.get('cache-control')).toContain('no-store');
	});
});

describe('a valid enquiry', () => {
	test('redirects to a page of its reference, which does not reveal its sender', async () => {
		const phone = somePhone();
		const answer = await send(`/ar${path}`, good({ name: 'سلمى عبد الرحمن', phone }));
		expect(answer.status).toBe(303);
		const page = await fetch(siteUrl + answer.location);
		const html = await page.text();
		expect(page.status).toBe(200);
		expect(page.headers.get('cache-control')).toContain('no-store');
		expect(html).toContain(referenceOf(answer));
		expect(html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=/);
		expect(html).toMatch(/<meta name="robots" content="noindex/);
		expect(html).not.toContain('سلمى');
		expect(html).not.toContain(phone.slice(4));
	});

	test('reaches Directus with its origin', async () => {
		const phone = somePhone();
		const landing = await fetch(`${siteUrl}/?utm_source=ads&utm_campaign=november&gclid=abc123`, {
			headers: { accept: 'text/html', referer: 'https://www.example.org/post?q=secret' },
		});
		const cookie = landing.headers
			.getSetCookie()
			.map((text) => text.split(';')[0])
			.join('; ');
		expect(cookie).toContain('pn_first=');
		const answer = await send(`/ar${path}`, good({ phone, page: `/ar/properties/${PROPERTY}` }), { headers: { cookie } });
		const row = await stored(referenceOf(answer) ?? '');
		expect(row).toMatchObject({
			name: 'Mona El Sayed',
			phone,
			channel: 'whatsapp',
			message: 'Is it still there?',
			property: PROPERTY,
			language: 'ar',
			consent: true,
		});
		expect(row['page_url']).toBe(`${siteUrl}/ar/properties/${PROPERTY}`);
		expect(row['consent_text']).toContain('أوافق');
		expect(JSON.stringify(row['first_touch'])).toContain('november');
		expect(JSON.stringify(row['last_touch'])).toContain('https://www.example.org/post');
		expect(JSON.stringify(row)).not.toContain('secret');
	});

	test('with an offered slot becomes a viewing with a calendar file', async () => {
		const slot = await offeredSlot();
		const answer = await send(`${path}&for=viewing`, good({ intent: 'viewing', channel: 'call', slot }));
		const reference = referenceOf(answer) ?? '';
		expect((await stored(reference))['preferred_times']).toEqual([slot]);
		const file = await fetch(`${siteUrl}/received/${reference}/viewing.ics`);
		expect(file.headers.get('content-type')).toContain('text/calendar');
		expect(file.headers.get('cache-control')).toBe('private, no-store');
		const text = await file.text();
		expect(text).toContain(`DTSTART:${slot.slice(0, 10).replaceAll('-', '')}T`);
		expect(text).not.toContain('Mona El Sayed');
		await send(`/viewing${new URL(answer.location ?? '', siteUrl).search}`, { cancel: 'yes' });
	});

	test('for a taken slot is offered the next one, until the slot is free again', async () => {
		const slot = await offeredSlot();
		const book = () => send(`${path}&for=viewing`, good({ intent: 'viewing', channel: 'call', slot }));
		const first = await book();
		expect(first.status).toBe(303);
		const second = await book();
		expect([second.status, second.errors]).toEqual([422, { slot: 'Somebody else has just booked this time.' }]);
		expect(second.html).toContain('We moved you to');
		const sheet = await (await fetch(`${siteUrl}/forms/enquiry.json?about=property-${PROPERTY}&for=viewing`)).text();
		expect(sheet).not.toMatch(/Mona|PN-/);
		expect(sheet).toMatch(new RegExp(`"value":"${slot}"[^}]*"isTaken":true`));
		const change = `/viewing${new URL(first.location ?? '', siteUrl).search}`;
		expect((await send(change, { cancel: 'yes' })).status).toBe(303);
		expect(await offeredSlots()).toContain(slot);
	});

	test('that is moved and then cancelled says so in Directus, and goes to its agent again', async () => {
		const [from = '', to = ''] = (await offeredSlots()).slice(-2);
		const answer = await send(`${path}&for=viewing`, good({ intent: 'viewing', channel: 'call', slot: from }));
		const reference = referenceOf(answer) ?? '';
		const change = `/viewing${new URL(answer.location ?? '', siteUrl).search}`;
		const before = await stored(reference);
		const changed = (state: string) =>
			eventually(async () => {
				const row = await stored(reference);
				return row['viewing_state'] === state ? row : undefined;
			}, `${state} in Directus`);
		expect((await send(change, { slot: to })).location).toContain(`/received/${reference}?token=`);
		const moved = await changed('moved');
		expect(moved).toMatchObject({ preferred_times: [to], progress: before['progress'] });
		await eventually(async () => {
			const { waiting_since } = await stored(reference);
			return Date.parse(String(waiting_since)) > Date.parse(String(before['waiting_since'])) ? true : undefined;
		}, 'waiting again');
		expect((await send(change, { slot: '2098-01-03 12:00' })).errors).toEqual({ slot: 'This time is no longer free. Choose another one.' });
		expect((await send(change, { cancel: 'yes' })).status).toBe(303);
		await changed('cancelled');
		expect((await send(change, { slot: from })).status).toBe(409);
		expect((await send('/viewing?token=guess', { cancel: 'yes' })).status).toBe(409);
	});

	test('for a past slot, or one not offered, is rejected', async () => {
		for (const slot of ['2026-01-03 12:00', '2126-01-03 12:00', `${(await offeredSlot()).slice(0, 10)} 03:00`]) {
			const answer = await send(`${path}&for=viewing`, good({ intent: 'viewing', channel: 'call', slot }));
			expect([answer.status, answer.errors]).toEqual([422, { slot: 'This time is no longer free. Choose another one.' }]);
		}
	});

	test('whose enquiry staff close as lost is called off, and one that is won stands', async () => {
		const book = async () => {
			const slot = await offeredSlot();
			const answer = await send(`${path}&for=viewing`, good({ intent: 'viewing', channel: 'call', slot }));
			const row = await stored(referenceOf(answer) ?? '');
			return { slot, row, page: async () => (await fetch(siteUrl + answer.location)).text() };
		};
		const [won, lost] = [await book(), await book()];
		await admin.patch(`/items/enquiry/${won.row['id']}`, { progress: 'won' });
		await admin.patch(`/items/enquiry/${lost.row['id']}`, { progress: 'lost', lost_reason: 'price' });
		await eventually(async () => (await lost.page()).includes('This viewing was called off'), 'called off on its page');
		expect(await lost.page()).toContain('Book another viewing');
		expect(await won.page()).toContain('Your viewing is booked');
		const offered = await offeredSlots();
		expect([offered.includes(lost.slot), offered.includes(won.slot)]).toEqual([true, false]);
		const row = await eventually(async () => {
			const now = await admin.get<Record<string, unknown>>(`/items/enquiry/${lost.row['id']}`);
			return now['viewing_state'] === 'called_off' ? now : undefined;
		}, 'called off in Directus');
		expect(row['waiting_since']).toBe(lost.row['waiting_since']);
		const events = await admin.get<object[]>(`/items/lead_event?filter[enquiry][_eq]=${row['id']}&sort=id`);
		expect(events.at(-1)).toMatchObject({ viewing_state: 'called_off', progress: null });
	});

	test('that staff move, call off and open again: hours follow, and whoever gave an address is written to', async () => {
		const [from = '', to = ''] = (await offeredSlots()).slice(-2);
		const email = `mona.${Date.now()}@example.com`;
		const answer = await send(`${path}&for=viewing`, good({ intent: 'viewing', channel: 'call', slot: from, email }));
		const { id, viewing_at, viewing_state, reference } = await stored(referenceOf(answer) ?? '');
		expect([new Date(String(viewing_at)).getTime(), viewing_state]).toEqual([cairoMoment(from.slice(0, 10), from.slice(11)), 'booked']);
		const read = () => admin.get<Record<string, unknown>>(`/items/enquiry/${id}`);
		const becomes = (state: string) => eventually(async () => (await read())['viewing_state'] === state && read(), `${state} in Directus`);
		const mails = () => receivedMails(mailbox().folder).filter((mail) => mail.to === email);
		const manager = await colleague(salesManagerRole, { language: 'en-US' });
		const change = (at: string | null) => ask('PATCH', `/items/enquiry/${id}`, manager.token, { viewing_at: at });
		const momentOf = (slot: string) => new Date(cairoMoment(slot.slice(0, 10), slot.slice(11))).toISOString();
		expect((await change('2020-01-01T10:00:00Z')).text).toContain('Choose a time that is still to come.');
		expect((await change('2099-01-01T10:00:00Z')).text).toContain('within the next month');
		expect((await change(momentOf(to))).status).toBe(200);
		expect(await becomes('moved_by_us')).toMatchObject({ preferred_times: [to], visitor_told: 'mail', viewing_changed_at: null });
		const page = async () => (await fetch(siteUrl + answer.location)).text();
		expect(await page()).toContain('Your viewing has a new time');
		expect((await offeredSlots()).filter((slot) => [from, to].includes(slot))).toEqual([from]);
		await change(null);
		expect(await becomes('called_off')).toMatchObject({ visitor_told: 'mail', viewing_at: null });
		expect(await offeredSlots()).toEqual(expect.arrayContaining([from, to]));
		await eventually(async () => mails().length === 3, 'the mails');
		expect(mails().map(({ subject }) => subject)).toEqual([
			expect.stringContaining(String(reference)),
			`Your viewing has a new time: ${reference}`,
			`This viewing was called off: ${reference}`,
		]);
		const calendar = await (await fetch(`${siteUrl}/received/${reference}/viewing.ics`)).text();
		expect(calendar).toMatch(/STATUS:CANCELLED[\s\S]*SEQUENCE:2|SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
		const other = await send(`${path}&for=viewing`, good({ intent: 'viewing', channel: 'call', slot: from }));
		await change(momentOf(from));
		expect(await becomes('taken')).toMatchObject({ viewing_at: null });
		await send(`/viewing${new URL(other.location ?? '', siteUrl).search}`, { cancel: 'yes' });
		const question = await send(path, good());
		const { id: unbooked } = await stored(referenceOf(question) ?? '');
		const refused = await ask('PATCH', `/items/enquiry/${unbooked}`, manager.token, { viewing_at: momentOf(from) });
		expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('booked on the website')]);
	}, 600_000);

	test('about a launch redirects to the launch, visible to the sender only', async () => {
		const answer = await send('/contact-us?about=launch-1001&for=interest', good({ intent: 'interest', bedrooms: '3' }));
		const reference = new URL(answer.location ?? '', siteUrl).searchParams.get('registered') ?? '';
		expect((await stored(reference))['message']).toMatch(/\nBedrooms: 3$/);
		expect(answer.location).toMatch(/^\/launches\/1001[^?]*\?registered=PN-[\w-]+#interest$/);
		const page = await fetch(siteUrl + answer.location);
		expect(page.headers.get('cache-control')).toContain('no-store');
		expect(await page.text()).not.toContain('Mona El Sayed');
	});

	test('without a viewing has no calendar file', async () => {
		const answer = await send(path, good());
		expect((await fetch(`${siteUrl}/received/${referenceOf(answer)}/viewing.ics`)).status).toBe(404);
	});
});

describe('the same form again', () => {
	test('with the same content has the same reference and is one row', async () => {
		const form = good({ key: `again-${somePhone().slice(1)}` });
		const address = someAddress();
		const answers = await Promise.all([send(path, form, { address }), send(path, form, { address }), send(path, form, { address })]);
		const references = new Set(answers.map(referenceOf));
		expect([...references]).toEqual([expect.stringMatching(/^PN-/)]);
		await stored([...references][0] ?? '');
		expect(await admin.get(`/items/enquiry?filter[phone][_eq]=${encodeURIComponent(form.phone)}`)).toHaveLength(1);
	});

	test('without a key, from one address, also counts once', async () => {
		const form = good();
		const address = someAddress();
		const first = await send(path, form, { address });
		expect(referenceOf(await send(path, form, { address }))).toBe(referenceOf(first));
	});

	test('with other content is rejected, and can be sent as another', async () => {
		const form = good({ key: `other-${somePhone().slice(1)}` });
		const first = await send(path, form);
		const second = await send(path, { ...form, message: 'And the garden?' });
		expect(second.status).toBe(409);
		expect(second.alert).toContain(referenceOf(first) ?? 'nothing');
		const key = /name="key" value="([^"]+)"/.exec(second.html)?.[1] ?? '';
		const third = await send(path, { ...form, message: 'And the garden?', key });
		expect(referenceOf(third)).toMatch(/^PN-/);
		expect(referenceOf(third)).not.toBe(referenceOf(first));
	});
});

describe('bots', () => {
	test.each([
		['faster than anybody reads', 'came very fast', async () => ({ seen: await seenOn(path) })],
		['with a field that nobody sees', 'send it again', async () => ({ company_site: 'https://spam.example' })],
		['with a forged time', 'send it again', async () => ({ seen: `${(Date.now() - 60_000).toString(36)}.AAAAAAAAAAAAAAAA` })],
		['without a time', 'send it again', async () => ({ seen: '' })],
	])('%s are asked to send it once more', async (_, said, changes) => {
		const answer = await send(path, good(await changes()));
		expect(answer.status).toBe(422);
		expect(answer.alert).toContain(said);
		expect(answer.html).toContain('Is it still there?');
	});

	test('one phone is heard a few times an hour, and is then given our number', async () => {
		const phone = somePhone();
		const statuses = [];
		let last: Answer | null = null;
		for (let index = 0; index < 9; index++) {
			last = await send(path, good({ phone, message: `question ${index}` }));
			statuses.push(last.status);
		}
		expect(statuses.slice(0, 6)).toEqual(Array(6).fill(303));
		expect(statuses.at(-1)).toBe(429);
		expect(last?.html).toMatch(/role="alert".*?href="tel:\+?\d+/s);
	});

	test('one address has its limit too, and others do not feel it', async () => {
		const address = someAddress();
		const statuses = [];
		for (let index = 0; index < 41; index++) statuses.push((await send(path, good(), { address })).status);
		expect(statuses.slice(0, 40)).toEqual(Array(40).fill(303));
		expect(statuses[40]).toBe(429);
		expect((await send(path, good())).status).toBe(303);
	});

	test('a body that is too large is rejected with a message', async () => {
		const answer = await send(path, good({ message: 'm'.repeat(400_000) }));
		expect(answer.status).toBe(413);
		expect(answer.alert).toContain('more than we can take');
	});
});

test('cached pages contain no keys and no input', async () => {
	for (const page of [`/properties/${PROPERTY}`, path, '/ar/contact-us']) {
		const html = await (await fetch(siteUrl + page)).text();
		expect(html.match(/<input[^>]*name="key"[^>]*>/)?.[0]).toBe(`<input type="hidden" name="key" value=""/>`);
	}
});

test('logs contain no input', async () => {
	const phone = somePhone();
	await send(path, good({ name: 'Zzyzx Uniquename', phone }));
	await send(path, good({ name: 'Zzyzx Uniquename', phone: 'not a phone Zzyzx' }));
	const log = readFileSync(join(process.env['TEST_DATA_DIR'] ?? '', 'site.log'), 'utf8');
	expect(log).toContain('/contact-us');
	expect(log).not.toContain('Zzyzx');
	expect(log).not.toContain(phone.slice(3));
});
