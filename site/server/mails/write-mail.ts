import { localePath } from '#app/i18n/locale-paths.ts';
import { shownPhone } from '#app/parts/contact/links.ts';
import { readSiteName, readWordmark } from '#app/site-name.ts';
import type { Config } from '#config';
import type { Reader } from '#content/reader.ts';
import { readEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locales.ts';
import type { StaffNews, WriteMail, WriteOfficeMail } from '#outbox/mail-kinds.ts';
import { readTranslator } from '../words.ts';
import { writeCopy } from './copy-letter.ts';
import { composeMail, type Sender } from './layout.ts';
import { writeNewsletter } from './newsletter-letter.ts';
import { writeOfficeLetter } from './office-letter.ts';
import { writeStaffLetter } from './staff-letter.ts';
import { writeSubscriptionLetter } from './subscription-letter.ts';

type Dependencies = {
	read: Reader;
	settings: Config['settings'];
	origin: () => string;
	studioUrl: string;
	/** For requests nobody answers; null sends them to the office. */
	manager: string | null;
	/** For applications; null sends them to the office. */
	hr: string | null;
};

/** Writes the outbox's mails with the site's texts and design. */
export function createMailWriter({ read, settings, origin, studioUrl, manager, hr }: Dependencies): {
	writeMail: WriteMail;
	writeOfficeMail: WriteOfficeMail;
} {
	const readSettings = () => ({ ...read.setting(), ...settings });
	const readOffice = (): string | null => readEmail(readSettings().email ?? '');
	const createMailContext = (locale: Locale) => {
		const t = readTranslator(locale);
		return { read, locale, t, origin: origin(), siteName: readSiteName({ read, locale, t }) };
	};
	const describeOffice = (locale: Locale): Sender => {
		const { phone_number: phone } = readSettings();
		const named = { read, locale, t: readTranslator(locale) };
		const wordmark = readWordmark(named);
		const address = read.setting()?.translations[locale].address;
		return {
			name: readSiteName(named),
			brand: wordmark.isOurs ? wordmark.name : null,
			home: origin() + localePath('/', locale),
			lines: [address ?? '', phone ? shownPhone(phone) : ''].filter(Boolean),
		};
	};
	const replyToOffice = (locale: Locale) => {
		const address = readOffice();
		return address ? { name: describeOffice(locale).name, address } : null;
	};

	/** The agent; without one who can be mailed, the office. */
	function findReader(
		{ collection, agent: id, isForOffice, language }: StaffNews,
		isLate: boolean,
	): { to: string; locale: Locale; agentName: (locale: Locale) => string | null } | null {
		const agent = id === null ? null : read.get('agent', id);
		const own = isForOffice || isLate ? null : readEmail(agent?.email ?? '');
		const locale = own ? (language ?? (agent?.languages.includes('ar') ? 'ar' : 'en')) : 'ar';
		const standIn = collection === 'job_application' ? hr : isLate ? manager : null;
		const to = own ?? ((!isForOffice && standIn) || readOffice());
		return to ? { to, locale, agentName: (locale) => agent?.translations[locale].name ?? null } : null;
	}

	const writeMail: WriteMail = (mail) => {
		if (mail.kind === 'copy') {
			const { language } = mail.sent.origin;
			const to = mail.sent.sender.email;
			if (!to) return null;
			const letter = writeCopy(createMailContext(language), mail);
			return {
				to,
				replyTo: replyToOffice(language),
				...composeMail(letter, describeOffice(language), language),
				list: null,
				note: { kind: mail.kind, language, reference: mail.reference },
			};
		}
		if ('news' in mail) {
			const { news, sent, kind } = mail;
			const reader = findReader(news, kind === 'escalation');
			if (!reader) return null;
			const { to, locale } = reader;
			const letter = writeStaffLetter({ ...createMailContext(locale), studioUrl, agentName: reader.agentName(locale) }, mail);
			const sender = news.collection === 'job_application' ? null : sent?.sender;
			return {
				to,
				replyTo: sender?.email ? { name: sender.name, address: sender.email } : null,
				...composeMail(letter, describeOffice(locale), locale),
				list: null,
				note: { kind, collection: news.collection, reference: news.reference },
			};
		}
		const { language, to } = mail;
		const context = createMailContext(language);
		const { letter, list, note } = 'letter' in mail ? writeNewsletter(context, mail) : writeSubscriptionLetter(context, mail);
		return { to, replyTo: replyToOffice(language), ...composeMail(letter, describeOffice(language), language), list, note };
	};

	const writeOfficeMail: WriteOfficeMail = (health) => {
		const to = readOffice();
		if (!to) return null;
		const { waiting, refused, dead, available } = health;
		const sender = describeOffice('ar');
		return {
			to,
			replyTo: null,
			...composeMail(writeOfficeLetter(sender.name, health), sender, 'ar'),
			list: null,
			note: { kind: 'office', waiting, refused, dead, available },
		};
	};

	return { writeMail, writeOfficeMail };
}
