import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { alertsAddress } from '../alerts/address.ts';
import { buildTogetherAddress, HOMES_MOST, homesAddress, nameHomes } from '../enquiry/several-homes.ts';
import { enquiryAddress } from './about.ts';
import { buildChannels, type ContactMethod } from './contact-data.ts';
import { whatsAppHref } from './links.ts';

export type SendHomesData = {
	title: string;
	text: string;
	/** The enquiry form about all of these homes. */
	send: ContactMethod;
	whatsApp: ContactMethod | null;
	/** When no home was chosen. */
	alert: ContactMethod | null;
};

/** Ways to ask one agent about all chosen homes in a single message. Without homes, offers a general enquiry and an alert. */
export function buildSendHomes(request: PageRequest, chosen: readonly Property[]): SendHomesData {
	const homes = chosen.slice(0, HOMES_MOST);
	const { t, locale } = request;
	const ids = homes.map(({ id }) => id);
	if (homes.length === 0)
		return {
			title: t('sendHomes.noneTitle'),
			text: t('sendHomes.noneText'),
			send: { href: enquiryAddress(request, null), text: t('sendHomes.noneSend') },
			whatsApp: null,
			alert: { href: alertsAddress({ locale }, { kind: 'search', address: '/search' }), text: t('sendHomes.alert') },
		};
	return {
		title: t('sendHomes.title', { count: homes.length }),
		text: t('sendHomes.text', { count: homes.length }),
		send: { href: homesAddress(request, ids), text: t('sendHomes.send', { count: homes.length }) },
		whatsApp: messageTo(request, homes),
		alert: null,
	};
}

/** To the agent when all homes have the same one, else to the brokerage. */
function messageTo(request: PageRequest, homes: readonly Property[]): ContactMethod | null {
	const { t, locale, site } = request;
	const agents = new Set(homes.map(({ agent }) => agent));
	const { agent, whatsApp } = buildChannels(request, agents.size === 1 ? (homes[0]?.agent ?? null) : null);
	if (!whatsApp) return null;
	const greeting = agent ? t('contact.greetAgent', { name: agent.translations[locale].name }) : t('contact.greet');
	const link =
		site.origin +
		buildTogetherAddress(
			request,
			homes.map(({ id }) => id),
		);
	const message = [greeting, t('sendHomes.ask'), ...nameHomes(request, homes), link].join('\n');
	return { href: whatsAppHref(whatsApp, message), text: t('sendHomes.whatsApp') };
}
