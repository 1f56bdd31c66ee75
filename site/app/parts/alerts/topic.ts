import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { RecordLink } from '#app/record-link.ts';
import type { About } from '#outbox/submissions.ts';
import { findEnquirySubject, parseAbout } from '../contact/about.ts';
import { readClosed } from '../listings/closed.ts';
import { readSearch, writeSearch } from '../search/address.ts';
import { withKnownThings } from '../search/known-things.ts';
import { searchName } from '../search/search-name.ts';
import type { Topic } from './address.ts';

export type NamedTopic = { topic: Topic; subject: Subject | null };
export type Subject = RecordLink;

/** Reads the topic from the address: a property, a search, or else the newsletter. Null when it does not exist or is no longer offered. */
export function readTopic(request: PageRequest): NamedTopic | null {
	const { searchParams } = request.url;
	const [about, search] = [searchParams.get('about'), searchParams.get('search')];
	if (about !== null) return propertyTopic(request, parseAbout(about));
	if (search !== null) return searchTopic(request, search);
	return { topic: { kind: 'newsletter' }, subject: null };
}

function propertyTopic(request: PageRequest, about: About | null): NamedTopic | null {
	const property = about?.kind === 'property' ? request.read.get('property', about.id) : null;
	const subject = property && propertySubject(request, property.id);
	return subject && !readClosed(property) ? { topic: { kind: 'property', id: property.id }, subject } : null;
}

function propertySubject(request: PageRequest, id: number): Subject | null {
	const asked = findEnquirySubject(request, { kind: 'property', id });
	return asked?.to ? { text: [asked.reference, asked.name].filter(Boolean).join(': '), to: asked.to } : null;
}

/** Also for a topic that is no longer offered. Null for the newsletter, and for a record that is not public any more. */
export function buildSubject(request: PageRequest, topic: Topic): Subject | null {
	if (topic.kind === 'property') return propertySubject(request, topic.id);
	return topic.kind === 'search' ? (searchTopic(request, topic.address)?.subject ?? null) : null;
}

export const isStillOffered = (request: PageRequest, topic: Topic): boolean =>
	topic.kind !== 'property' || propertyTopic(request, topic) !== null;

const LONGEST_SEARCH = 4000;

/** Canonical, so that equal searches are one topic. */
function searchTopic(request: PageRequest, address: string): NamedTopic | null {
	const found = /^\/search(?:\?(.*))?$/.exec(address.slice(0, LONGEST_SEARCH));
	if (!found) return null;
	const { filters } = withKnownThings(request, readSearch(new URLSearchParams(found[1])).search.filters);
	const canonical = `/search${writeSearch({ filters })}`;
	return {
		topic: { kind: 'search', address: canonical },
		subject: optional(request, 'subject', () => ({ text: searchName(request, filters), to: localePath(canonical, request.locale) })),
	};
}
