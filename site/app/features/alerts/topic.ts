import { localePath } from '../../i18n/locales.ts';
import type { PageRequest } from '../../page-loader.ts';
import { askedAbout, parseAbout } from '../enquiry/about.ts';
import { closedOf } from '../property/property-data.ts';
import { readSearch, writeSearch } from '../search/address.ts';
import { withKnownThings } from '../search/known-things.ts';
import { searchName } from '../search/search-name.ts';
import type { Topic } from './address.ts';

/** What somebody wants to hear of, as it is called, and where it stands. */
export type NamedTopic = { topic: Topic; subject: { text: string; to: string } | null };

/** What the address asks for: a property, a search, or else the newsletter. Null for what is not there, or not offered any more. */
export function topicAsked(request: PageRequest): NamedTopic | null {
	const { searchParams } = request.url;
	const [about, search] = [searchParams.get('about'), searchParams.get('search')];
	if (about !== null) return propertyTopic(request, about);
	if (search !== null) return searchTopic(request, search);
	return { topic: { kind: 'newsletter' }, subject: null };
}

function propertyTopic(request: PageRequest, about: string): NamedTopic | null {
	const asked = askedAbout(request, parseAbout(about));
	const property = asked?.about.kind === 'property' ? request.read.get('property', asked.about.id) : null;
	if (!asked?.to || !property || closedOf(property)) return null;
	const text = [asked.reference, asked.name].filter(Boolean).join(': ');
	return { topic: { kind: 'property', id: property.id }, subject: { text, to: asked.to } };
}

const LONGEST_SEARCH = 4000;

/** The search as its canonical address, whatever way it was written. */
function searchTopic(request: PageRequest, address: string): NamedTopic | null {
	const found = /^\/search(?:\?(.*))?$/.exec(address.slice(0, LONGEST_SEARCH));
	if (!found) return null;
	const { filters } = withKnownThings(request, readSearch(new URLSearchParams(found[1])).search.filters);
	const canonical = `/search${writeSearch({ filters })}`;
	return {
		topic: { kind: 'search', address: canonical },
		subject: { text: searchName(request, filters), to: localePath(canonical, request.locale) },
	};
}
