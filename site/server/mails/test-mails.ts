import type { AlertHome, MailToWrite, StaffNews } from '#outbox/mail-kinds.ts';
import { enquiry } from '#outbox/test-outbox.ts';
import { samples, testContent } from '../test-content.ts';
import { createMailWriter } from './write-mail.ts';

export const HOSTILE = '<img src=x onerror=alert(1)>"\'&\r\nBcc: all@example.com';

/** A mail writer for an office with both languages. */
export function office(
	settings: Record<string, string> = { email: 'office@example.com', phone_number: '+201000000000' },
	manager: string | null = null,
) {
	const { content, put } = testContent();
	put('directus_files', samples.file);
	put('location', samples.location);
	put('area', samples.area);
	put('property', samples.property(1042, { reference: 'FST-VIL-1042' }));
	put('agent', { id: 5, status: 'published', email: 'agent@example.com', languages: ['ar', 'en'], translations: names('Nour', 'نور') });
	put('agent', { id: 6, status: 'published', languages: ['en'], translations: names('Omar', 'عمر') });
	const { writeMail, writeOfficeMail } = createMailWriter({
		read: content.read,
		settings,
		origin: () => 'https://pn.test',
		studioUrl: 'https://cms.pn.test',
		manager,
		hr: 'jobs@example.com',
	});
	const write = (mail: MailToWrite) => {
		const written = writeMail(mail);
		if (!written) throw new Error('nobody to write to');
		return written;
	};
	return Object.assign(write, { ofTrouble: writeOfficeMail });
}
const names = (en: string, ar: string) => ({ en_US: { name: en }, ar_EG: { name: ar } });

export const home: AlertHome = {
	name: 'Villa <7>',
	place: 'New Cairo',
	facts: 'Villa',
	price: 'EGP\u00a011,000,000',
	before: 'EGP\u00a012,500,000',
	difference: 'EGP\u00a01,500,000 less (12%)',
	picture: 'https://pn.test/_images/640/a.webp',
	address: 'https://pn.test/properties/7',
};
export const subscriber = {
	to: 'reader@example.com',
	topics: [{ kind: 'search', address: '/search' }],
	content: null,
	tokens: { confirm: 'ccc', unsubscribe: 'uuu' },
} as const;
export const news: StaffNews = {
	collection: 'enquiry',
	row: 7,
	reference: 'PN-7K4M-2QXR',
	agent: 5,
	language: null,
	waitingSince: '2026-11-18T10:00:00Z',
	isForOffice: false,
};
export const english = { ...enquiry().origin, language: 'en' as const };

export const viewing = { agent: 5, slot: '2026-11-19 17:00', state: 'booked', sequence: 0, changedAt: '2026-11-18T10:00:00Z' } as const;
