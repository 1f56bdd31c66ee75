import type { Agent } from '../../../../content/entities/people.ts';
import { addressOf } from '../../addresses.ts';
import { localePath } from '../../i18n/locale-paths.ts';
import type { PageRequest } from '../../page-loader.ts';
import { contactOf } from '../../parts/contact/contact-data.ts';
import { enquiryAbout } from '../../parts/enquiry/enquiry-form-data.ts';
import { propertyCards } from '../../parts/listings/card-data.ts';
import { recordLink } from '../../parts/records/record-link.ts';
import { searchAddress } from '../../parts/search/search-address.ts';

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
