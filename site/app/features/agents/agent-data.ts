import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildContact } from '#app/parts/contact/contact-data.ts';
import { enquiryAbout } from '#app/parts/enquiry/enquiry-form-data.ts';
import { propertyCards } from '#app/parts/listings/card-data.ts';
import { formatReply } from '#app/parts/records/reply-time.ts';
import { offersAddress } from '#app/parts/search/search-address.ts';
import { recordLink } from '#app/record-link.ts';
import type { Agent } from '#content/entities/people.ts';

const LISTINGS = 12;

export type AgentData = ReturnType<typeof agentData>;

export function agentData(request: PageRequest, agent: Agent) {
	const { read, locale, site, t } = request;
	const { name, title, bio } = agent.translations[locale];
	const url = site.origin + recordAddress('agent', agent, locale);
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	return {
		crumbs: [
			{ to: localePath('/agents', locale), text: t('pages.agents') },
			{ to: null, text: name },
		],
		name,
		title,
		bio,
		photo: read.photo(agent.photo, locale),
		reply: formatReply(request, agent),
		languages: section('languages', () => agent.languages.map((code) => t(`spoken.${code}`))) ?? [],
		areas: section('areas', () => agent.areas.flatMap((area) => recordLink(request, 'area', area) ?? [])) ?? [],
		contact: buildContact(request, agent.id, { about: { kind: 'agent', id: agent.id }, name: t('agents.subject'), reference: null, url }),
		enquiry: section('enquiry', () => enquiryAbout(request, { kind: 'agent', id: agent.id })),
		listings: section('listings', () => buildListings(request, agent)),
	};
}

function buildListings(request: PageRequest, { id }: Agent) {
	const { read, t } = request;
	const under = { field: 'agent', id };
	const count = read.count('property', under);
	return {
		count: t('count.properties', { count }),
		cards: propertyCards(request, read.list('property', { under, limit: LISTINGS })),
		more: count > LISTINGS ? offersAddress(request, { agent: id }) : null,
	};
}
