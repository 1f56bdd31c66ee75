import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outbox } from '#outbox/outbox.ts';
import { startAcceptor } from '../faults/acceptor.ts';
import { type Fault, startFaultyProxy } from '../faults/faulty-proxy.ts';
import type { Row } from '../leads.ts';
import { asked } from '../staff.ts';
import { admin, cmsUrl, sitePid, siteToken } from '../system.ts';
import { times } from '../thorough.ts';
import {
	accept,
	acceptInto,
	applicationFrom,
	directusFile,
	enquiryFrom,
	find,
	findPerson,
	makeErasablePerson,
	uploads,
	waitForDelivery,
	waitForErasure,
} from './erasable-person.ts';
import { tracesInFiles, tracesInTables } from './traces.ts';

describe('while Directus fails and the site’s process dies', () => {
	const folder = mkdtempSync(join(tmpdir(), 'pn-erase-'));
	let fault: () => Fault | null = () => null;
	let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
	let worker: ReturnType<typeof startAcceptor>;
	let outbox: Outbox;

	beforeAll(async () => {
		// Pauses the running site, which would otherwise do the work of this outbox.
		process.kill(sitePid, 'SIGSTOP');
		proxy = await startFaultyProxy(cmsUrl, () => fault());
		worker = startAcceptor({ args: [folder, proxy.url, 'erase'], onLine: () => {} });
		await worker.ready();
		outbox = acceptInto(folder);
	});

	afterAll(async () => {
		process.kill(sitePid, 'SIGCONT');
		await outbox.close();
		worker.end();
		proxy.close();
		rmSync(folder, { recursive: true, force: true });
	});

	test('what still waits is erased and never arrives', async () => {
		const { sender, phone, word, words } = makeErasablePerson();
		const known = await admin.post<Row>('/items/enquiry', { name: sender.name, phone });
		fault = () => 'refused';
		const cv = { name: `${word}.pdf`, type: 'application/pdf', text: `%PDF-1.4 ${word}`, field: 'cv' as const };
		await accept(outbox, enquiryFrom(sender));
		await accept(outbox, applicationFrom(sender), cv);
		await admin.delete(`/items/person/${known['person']}`);
		expect(tracesInTables(join(folder, 'outbox.db'), words).length).toBeGreaterThan(0);
		fault = () => null;
		await waitForErasure(Number(known['person']));
		expect(tracesInTables(join(folder, 'outbox.db'), words)).toEqual([]);
		expect(readdirSync(join(folder, 'files'))).toEqual([]);
		expect(tracesInTables(directusFile, words)).toEqual([]);
		expect(tracesInFiles(uploads, words)).toEqual([]);
	});

	test('a form that comes too late is refused, one that was sent afterwards is taken', async () => {
		const { sender, phone } = makeErasablePerson();
		const known = await admin.post<Row>('/items/enquiry', { name: sender.name, phone });
		fault = () => 'refused';
		await admin.delete(`/items/person/${known['person']}`);
		const hand = (sent_at: string) => asked<Row>('POST', '/items/enquiry', siteToken, { key: `late-${phone}-${sent_at}`, phone, sent_at });
		expect((await hand(new Date(Date.now() - 60_000).toISOString())).status).toBe(409);
		expect(await findPerson(phone)).toBe(0);
		expect((await hand(new Date(Date.now() + 60_000).toISOString())).status).toBe(200);
		fault = () => null;
		await waitForErasure(Number(known['person']));
		expect((await find('enquiry', { phone: { _eq: phone } })).length).toBe(1);
		await admin.delete(`/items/person/${await findPerson(phone)}`);
	});

	test('people are erased, whenever it is interrupted', async () => {
		const people = Array.from({ length: times(4, 12) }, makeErasablePerson);
		for (const { sender, word } of people) {
			const cv = { name: `${word}.pdf`, type: 'application/pdf', text: `%PDF-1.4 ${word}`, field: 'cv' as const };
			await waitForDelivery('job_application', await accept(outbox, applicationFrom(sender), cv));
		}
		const trouble: Fault[] = ['refused', 'failing', 'garbage', 'lost', 'lost', 'cut'];
		fault = () => (Math.random() < 0.5 ? (trouble[Math.floor(Math.random() * trouble.length)] ?? null) : null);
		const ids: number[] = [];
		for (const { sender, phone } of people) {
			await accept(outbox, enquiryFrom(sender));
			const person = await findPerson(phone);
			ids.push(person);
			await admin.delete(`/items/person/${person}`);
			await worker.ready();
			await worker.kill();
		}
		fault = () => null;
		for (const id of ids) await waitForErasure(id);
		const words = people.flatMap((one) => one.words);
		expect(tracesInTables(join(folder, 'outbox.db'), words)).toEqual([]);
		expect(readdirSync(join(folder, 'files'))).toEqual([]);
		expect(tracesInTables(directusFile, words)).toEqual([]);
		expect(tracesInFiles(uploads, words)).toEqual([]);
	});
});
