import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { TICK_MS } from '#sign-in/answer-time.ts';
import { inParallel } from '../attack.ts';
import { cookieHeader, openPage, type PageAnswer, postPage } from '../sign-in-page.ts';
import { colleague, freshCode, turnOnCodes } from '../staff.ts';
import { admin, eventually, siteUrl } from '../system.ts';
import { times } from '../thorough.ts';
import { someAddress } from '../visitor.ts';

const mona = await colleague(editorRole);
const suspended = await colleague(editorRole, { status: 'suspended' });
const careful = await colleague(editorRole);

/** Of the same length as an existing address, so that pages can be compared byte for byte. */
const nobody = () => `${randomUUID().replaceAll('-', '')}`.slice(0, mona.email.length - 12).concat('@example.com');

type Person = { email: string; password: string };
const signIn = ({ email, password }: Person, asked: Parameters<typeof postPage>[1] = {}) => postPage({ account: email, password }, asked);

/** A busy machine may make Directus answer 503. */
const untilAllowed = (attempt: () => Promise<PageAnswer>) =>
	eventually(async () => attempt().then((answer) => answer.status !== 503 && answer), 'Directus to be less busy');

/** Removes the account and the render time, which always differ. */
const comparable = (html: string, email: string) =>
	html
		.replaceAll(email, '')
		.replace(/name="seen" value="[^"]*"/g, '')
		.replace(/"seen","[^"]*"/g, '');

test('hundreds of guesses from many addresses: stopped, nobody locked out, and no answer that tells', async () => {
	const cookie = cookieHeader((await untilAllowed(() => signIn(mona))).cookies);
	const unknown = { email: nobody(), password: 'guess' };
	const known = { email: mona.email, password: 'guess' };
	const addressesOf = new Map([known, unknown].map((person) => [person, Array.from({ length: 10 }, someAddress)] as const));
	const guesses = Array.from({ length: times(300, 10_000) }, (_, index) => {
		const person = index % 2 ? known : unknown;
		return { person, address: addressesOf.get(person)?.[(index >> 1) % 10] ?? '' };
	});

	let meanwhile: PageAnswer[] = [];
	const attack = inParallel(guesses, 16, ({ person, address }) => signIn(person, { address }));
	const colleagues = async () => {
		const ownBrowser = cookie.replace(/pn_staff=[^;]*; /, '');
		meanwhile = [
			await untilAllowed(() => signIn(mona, { cookie: ownBrowser, address: addressesOf.get(known)?.[0] })),
			await untilAllowed(() => signIn(mona)),
		];
	};
	const [answers] = await Promise.all([attack, colleagues()]);
	expect(meanwhile.map(({ status, cookies }) => [status, cookies.has('pn_staff')])).toEqual([
		[303, true],
		[303, true],
	]);

	const of = (person: Person, status: number) =>
		answers.filter((answer, index) => guesses[index]?.person === person && answer.status === status);
	for (const person of [known, unknown]) {
		expect(of(person, 401).length).toBeGreaterThan(10);
		expect(of(person, 401).length).toBeLessThanOrEqual(10 * 3 + 10);
		expect(of(person, 401).length + of(person, 429).length + of(person, 503).length).toBe(guesses.length / 2);
		for (const { took } of of(person, 401)) expect(took).toBeGreaterThan(TICK_MS - 10);
	}
	expect(answers.every(({ cookies }) => cookies.size === 0)).toBe(true);
	const pages = (person: Person) => [...new Set(of(person, 401).map(({ html }) => comparable(html, person.email)))];
	expect(pages(known)).toHaveLength(1);
	expect(pages(unknown)).toEqual(pages(known));
	expect(await admin.get(`/users/${mona.id}?fields=status`)).toEqual({ status: 'active' });
});

test('an account that is suspended answers as one that nobody has', async () => {
	const unknown = { email: nobody(), password: 'guess' };
	const [one, other] = await Promise.all([untilAllowed(() => signIn(suspended)), untilAllowed(() => signIn(unknown))]);
	expect([one?.status, other?.status]).toEqual([401, 401]);
	expect(comparable(one?.html ?? '', suspended.email)).toBe(comparable(other?.html ?? '', unknown.email));
});

describe('the form', () => {
	test('comes back with the account and without the password, in both languages', async () => {
		const password = `secret-${randomUUID()}`;
		for (const [path, said] of [
			['/admin/search', 'The email or the password is wrong.'],
			['/ar/admin/search', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
		] as const) {
			const answer = await untilAllowed(() => postPage({ account: 'somebody@example.com', password }, { path }));
			expect(answer.said).toBe(said);
			expect(answer.html).toContain('value="somebody@example.com"');
			expect(answer.html).not.toContain(password);
			expect(answer.headers.get('cache-control')).toBe('private, no-store');
		}
	});

	test('says when to come back after too many tries', async () => {
		const address = someAddress();
		const account = nobody();
		const refused = await eventually(
			async () => postPage({ account, password: 'guess' }, { address }).then((answer) => answer.status === 429 && answer),
			'a refusal',
		);
		expect(refused.said).toMatch(/^Too many failed sign-ins. Try again in \d+\sminutes?, or in a browser/);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
		expect(refused.html).toContain(`value="${account}"`);
	});

	test('takes forms alone', async () => {
		for (const [method, type, status] of [
			['POST', 'application/json', 415],
			['POST', 'text/plain', 415],
			['PUT', 'application/x-www-form-urlencoded', 405],
			['DELETE', 'application/x-www-form-urlencoded', 405],
		] as const) {
			const answer = await fetch(`${siteUrl}/admin/search`, { method, body: 'a=b', headers: { 'content-type': type, origin: siteUrl } });
			expect([method, type, answer.status]).toEqual([method, type, status]);
		}
		const large = await postPage({ account: 'a'.repeat(100_000), password: 'p' });
		expect(large.status).toBe(413);
	});

	test('is for nobody else to keep or to list', async () => {
		const { headers, html } = await openPage();
		expect(headers.get('cache-control')).toBe('private, no-store');
		expect(html).toMatch(/<meta name="robots" content="noindex/);
	});
});

test('somebody with one-time codes is asked for one, and its digits may be Arabic', async () => {
	const secret = await turnOnCodes(careful);
	const first = await untilAllowed(() => signIn(careful));
	expect(first.status).toBe(401);
	expect(first.said).toBe('Enter your password again, with a one-time code.');
	expect(first.html).toContain('name="code"');
	expect(first.html).toContain(`value="${careful.email}"`);
	expect(first.cookies.size).toBe(0);

	const enter = (code: string) => untilAllowed(() => postPage({ account: careful.email, password: careful.password, code }));
	expect((await enter('000000')).said).toContain('The code is wrong or has expired.');
	const arabic = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
	const entered = await enter(arabic(await freshCode(secret)));
	expect([entered.status, entered.location]).toEqual([303, '/admin/search']);
});
