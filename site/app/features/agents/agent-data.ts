import { addressOf } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { contactOf } from '#app/parts/contact/contact-data.ts';
import { enquiryAbout } from '#app/parts/enquiry/enquiry-form-data.ts';
import { propertyCards } from '#app/parts/listings/card-data.ts';
import { searchAddress } from '#app/parts/search/search-address.ts';
import { recordLink } from '#app/record-link.ts';
import type { Agent } from '#content/entities/people.ts';

const LISTINGS = 12;

export type AgentData = ReturnType<typeof agentData>;

export function agentData(request: PageRequest, agent: Agent) {
	const { read, locale, site, t } = request;
	const { name, title, bio } = agent.translations[locale];
	const under = { field: 'agent', id: agent.id };
	const url = site.origin + addressOf('agent', agent, locale);
	const count = read.count('property', under);
	return {
		crumbs: [
			{ to: localePath('/agents', locale), text: t('pages.agents') },
			{ to: null, text: name },
		],
		name,
		title,
		bio,
		photo: read.photo(agent.photo, locale),
		languages: agent.languages.map((code) => t(`spoken.${code}`)),
		areas: agent.areas.flatMap((area) => recordLink(request, 'area', area) ?? []),
		contact: contactOf(request, agent.id, { about: { kind: 'agent', id: agent.id }, name: t('agents.subject'), reference: null, url }),
		enquiry: enquiryAbout(request, { kind: 'agent', id: agent.id }),
		count: t('count.properties', { count }),
		listings: propertyCards(request, read.list('property', { under, limit: LISTINGS })),
		more: count > LISTINGS ? searchAddress(locale, { agent: agent.id }) : null,
	};
}
