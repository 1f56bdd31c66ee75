import { join } from 'node:path';
import { type Outbox, openOutbox } from '#outbox/outbox.ts';
import type { FileField } from '#outbox/store.ts';
import type { Sender, Submission } from '#outbox/submissions.ts';
import { plainMail } from '#outbox/test-mails.ts';
import type { Row } from '../leads.ts';
import { admin, cmsUrl, dataDir, eventually, siteToken } from '../system.ts';
import { somePhone } from '../visitor.ts';

export const directusFile = join(dataDir, 'directus', 'directus.db');
export const uploads = join(dataDir, 'directus', 'uploads');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
let count = 0;

export const origin = {
	language: 'en' as const,
	page: '/contact-us',
	firstTouch: null,
	lastTouch: null,
	consent: { text: 'I agree.', at: '2026-11-15T10:00:00Z' },
};
export const enquiryFrom = (sender: Sender): Submission => ({
	kind: 'enquiry',
	intent: 'question',
	sender,
	channel: 'call',
	times: [],
	message: `${sender.name} asks`,
	about: null,
	origin,
});
export const listingFrom = (sender: Sender): Submission => ({
	kind: 'listing',
	sender,
	channel: 'call',
	purpose: 'sale',
	type: 'villa',
	area: 1001,
	address: '',
	compound: '',
	bedrooms: 3,
	bathrooms: 2,
	builtUpArea: 150,
	landArea: null,
	finishing: null,
	delivery: null,
	price: 9_000_000,
	rentPeriod: null,
	paid: null,
	over: null,
	owed: null,
	owedUntil: null,
	instalment: null,
	instalmentFrequency: null,
	plan: '',
	details: `Of ${sender.name}`,
	origin,
});
export const applicationFrom = (sender: Sender): Submission => ({
	kind: 'application',
	sender,
	career: 1001,
	letter: `I am ${sender.name}`,
	links: [],
	availableFrom: null,
	origin,
});

/** A person of one test only, with all terms they can be found by. */
export function makeErasablePerson() {
	const phone = somePhone();
	const word = `Zaynab${phone.slice(5)}`;
	const email = `${word.toLowerCase()}@example.com`;
	const sender: Sender = { name: `${word} Erasable`, phone, email };
	return { sender, phone, email, word, words: [word, word.toLowerCase(), phone.slice(3)] };
}

/** An outbox that only accepts; the running site delivers. */
export const acceptInto = (folder: string): Outbox =>
	openOutbox({
		folder,
		directus: { url: cmsUrl, token: siteToken },
		mail: null,
		origin: () => 'https://pn.test',
		writeMail: plainMail,
		logger: silent,
		delivery: false,
	});

export async function accept(
	outbox: Outbox,
	submission: Submission,
	file?: { name: string; type: string; text: string; field: FileField },
) {
	const staged = file && (await outbox.stage({ name: file.name, type: file.type, bytes: Buffer.from(file.text) }));
	const files = staged && file ? [{ id: staged.id, field: file.field }] : [];
	const outcome = await outbox.accept(submission, { key: `erase-${process.pid}-${Date.now()}-${++count}`, files });
	if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome);
	return outcome.receipt.reference;
}

export const find = async (collection: string, filter: object) =>
	admin.search<Row[]>(`/items/${collection}`, { filter, fields: ['*'], limit: 100 });
export const waitForDelivery = (collection: string, reference: string) =>
	eventually(async () => (await find(collection, { reference: { _eq: reference } }))[0], `${collection} ${reference}`);
export const findPerson = async (phone: string) => (await find('person', { phone: { _eq: phone } }))[0]?.id ?? 0;
export const findErasures = (person: number) => find('erasure', { person: { _eq: person } });
export const waitForErasure = (person: number) =>
	eventually(async () => (await findErasures(person)).every(({ done_at }) => done_at !== null), `the end of erasing ${person}`);
