import { recordAddress } from '#app/addresses.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { readSiteName } from '#app/site-name.ts';
import type { Agent } from '#content/entities/people.ts';
import type { Photo } from '#content/reader.ts';
import { locales } from '#domain/locales.ts';
import type { About } from '#outbox/submissions.ts';
import type { Asking } from '../enquiry/asking.ts';
import { timesWithin } from '../enquiry/open-times.ts';
import { formatReply } from '../records/reply-time.ts';
import { enquiryAddress } from './about.ts';
import { phoneHref, shownPhone, whatsAppHref } from './links.ts';

export type ContactMethod = { href: string; text: string };
/** `isSheet`: opens the ask sheet; otherwise, and without a script, a plain link. */
export type AskWay = ContactMethod & { isSheet: boolean };
export type MainWay = AskWay & { isViewing: boolean };

export type ContactData = {
	label: string;
	name: string;
	/** The agent's page; null for the brokerage. */
	to: string | null;
	photo: Photo | null;
	line: string;
	/** The agent's usual reply time. */
	reply: string | null;
	phone: string | null;
	/** The e-mail address. */
	address: string | null;
	/** The primary action of the page. */
	main: MainWay;
	call: ContactMethod | null;
	whatsApp: ContactMethod | null;
	email: AskWay;
	when: { title: string; slots: ContactMethod[] };
	note: string;
};

/**
 * What an enquiry is about; staff read its name and address in the page's language. `main` replaces the main
 * button's link with a form on the page.
 */
export type Subject = { about: About; name: string; reference: string | null; url: string; main?: ContactMethod };

const PLACES = 2;
/** Launches and offers cannot be viewed, so their main action is another one. */
const mainAsking: Record<About['kind'], Asking> = {
	property: 'viewing',
	project: 'viewing',
	offer: 'question',
	launch: 'interest',
	agent: 'question',
};
const slots = ['now', 'evening', 'friday', 'zoom'] as const;

/** The agent's own channels; the brokerage's where there is no agent, and for each channel the agent lacks. */
export function buildContact(request: PageRequest, agentId: number | null, subject: Subject): ContactData {
	const { read, locale, t } = request;
	const { agent, office, phone, whatsApp, email } = buildChannels(request, agentId);
	const name = agent?.translations[locale].name ?? office.name;
	const message = formatMessage(request, agent ? name : null, subject);
	const ask = (asking: Asking): AskWay => ({
		href: enquiryAddress(request, subject.about, asking),
		text: t(`contact.asks.${asking}`),
		isSheet: true,
	});
	const quote = subject.reference ? `${t('contact.quote', { reference: subject.reference })} ` : '';
	return {
		label: t('contact.label'),
		name,
		to: agent && recordAddress('agent', agent, locale),
		photo: read.photo(agent?.photo ?? null, locale),
		line: agent ? (optional(request, 'line of the agent', () => formatAgentLine(request, agent)) ?? '') : office.line,
		reply: formatReply(request, agent),
		phone: phone && shownPhone(phone),
		address: email,
		main: subject.main
			? { ...subject.main, isSheet: false, isViewing: false }
			: { ...ask(mainAsking[subject.about.kind]), isViewing: mainAsking[subject.about.kind] === 'viewing' },
		call: phone ? { href: phoneHref(phone), text: t('contact.call') } : null,
		whatsApp: whatsApp ? { href: whatsAppHref(whatsApp, message), text: t('contact.whatsapp') } : null,
		email: { ...ask('email'), text: t('contact.email') },
		when: { title: t('contact.when'), slots: buildSlots(request, subject) },
		note: quote + t(agent ? 'contact.onlyAgent' : subject.about.kind === 'launch' ? 'contact.onlyLaunch' : 'contact.onlyThis'),
	};
}

export function buildChannels(request: PageRequest, agentId: number | null) {
	const agent = agentId === null ? null : request.read.get('agent', agentId);
	const office = readOffice(request);
	return {
		agent,
		office,
		phone: agent?.phone ?? office.phone,
		whatsApp: agent?.whatsapp ?? office.whatsApp,
		email: agent?.email ?? office.email,
	};
}

/** The prepared text of a WhatsApp message or mail. */
export function formatMessage(
	{ t }: Pick<PageRequest, 't'>,
	agentName: string | null,
	{ name, reference, url }: Omit<Subject, 'about'>,
): string {
	const greeting = agentName ? t('contact.greetAgent', { name: agentName }) : t('contact.greet');
	const question = reference ? t('contact.askReference', { reference, subject: name }) : t('contact.ask', { subject: name });
	return `${greeting}\n${question}\n${url}`;
}

function buildSlots(request: PageRequest, { about }: Subject): ContactMethod[] {
	const open = timesWithin(request.read.setting()?.opening_times ?? []);
	return slots
		.filter((slot) => slot === 'zoom' || open.includes(slot))
		.map((slot) => ({
			href: enquiryAddress(request, about, slot === 'zoom' ? (about.kind === 'property' ? 'viewing' : 'question') : 'call', { when: slot }),
			text: request.t(`contact.slots.${slot}`),
		}));
}

function formatAgentLine({ read, locale, t }: PageRequest, { areas, languages }: Agent): string {
	const locations = new Set(read.many('area', areas).map(({ location }) => location));
	const places = read.many('location', [...locations].slice(0, PLACES)).map(({ translations }) => translations[locale].name);
	const spoken = languages.map((code) => t(`spoken.${code}`));
	const { comma } = locales[locale];
	return [places.join(comma), spoken.join(comma)].filter(Boolean).join(' · ');
}

/** Configuration wins over the settings in Directus. */
function readOffice(request: PageRequest) {
	const { read, site, locale, t } = request;
	const stored = read.setting();
	const { phone_number, whatsapp, email } = { ...stored, ...site.settings };
	const texts = stored?.translations[locale];
	return {
		name: readSiteName(request),
		phone: phone_number ?? null,
		whatsApp: whatsapp ?? null,
		email: email ?? null,
		line: texts?.opening_hours ?? t('contact.office'),
	};
}
