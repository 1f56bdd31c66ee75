import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSearch } from '#catalogue/open-search.ts';
import { standardOutput } from '#runtime/standard-output.ts';
import { photoId, samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import type { PageRequest } from '../page-loader.ts';
import { readTopic } from '../parts/alerts/topic.ts';
import { addEntries, heartValue } from '../parts/favorites/entries.ts';
import { compoundHead, launchHead } from '../parts/heads/compound-head.ts';
import { readSearch } from '../parts/search/address.ts';
import { agentData } from './agents/agent-data.ts';
import { blogData } from './blog/blog-data.ts';
import { postData } from './blog/post-data.ts';
import { careerData } from './careers/career-data.ts';
import { compareData } from './compare/compare-data.ts';
import { compoundData } from './compounds/compound-data.ts';
import { contactUsData } from './contact-us/contact-us-data.ts';
import { developerData } from './developers/developer-data.ts';
import { ownList } from './favorites/favorites-data.ts';
import { areaData, locationData } from './places/place-data.ts';
import { receivedData } from './received/received-data.ts';
import { searchData } from './search/search-data.ts';
import { valuationData } from './valuation/valuation-data.ts';

const named = (name: string, more: object = {}) => ({ en_US: { name, slug: name, ...more }, ar_EG: { name } });
const coordinates = { type: 'Point', coordinates: [31.5, 30] };
const home = { agent: 5, project: 4, currency: 'EGP', built_up_area: 200, coordinates };

const { content, put, read } = testContent();
put('directus_files', samples.file);
put('location', samples.location, { id: 9, translations: named('Empty') });
put('area', { ...samples.area, coordinates }, { ...samples.area, id: 12, location: 9, code: 'EMP' });
put('developer', { id: 3, founded: 1999, translations: named('Builder') });
put('project', {
	...{ id: 4, developer: 3, area: 2, ready: false, featured: false, outline: null, translations: named('Compound') },
	...{ master_plan: photoId, promised_on: '2024-01-01', delivered_on: '2024-06-01' },
});
put('construction_update', { id: 1, project: 4, seen_on: '2026-01-01', percent: 40, translations: named('') });
put('launch', {
	id: 6,
	developer: 3,
	project: 4,
	area: 2,
	launch_date: '2099-01-01T10:00:00Z',
	currency: 'EGP',
	translations: named('Launch'),
});
put('agent', { id: 5, languages: ['ar'], areas: [2], phone: '+201000000000', translations: named('Mona') });
put(
	'property',
	...[1, 2, 3, 4, 11, 12, 13, 14].map((id) => samples.property(id, home)),
	samples.property(7, { ...home, purpose: 'rent', type: 'chalet' }),
);
put('team_member', { id: 8, translations: named('Writer') });
put('tag', { id: 1, key: 'news', translations: named('News') });
put('post', samples.post(1, { author: 8, tags: [1] }), samples.post(2));
put('setting', {
	id: 1,
	phone_number: '16000',
	coordinates,
	opening_times: [{ day: 'sunday', from: '09:00', to: '17:00' }],
	translations: {},
});
put(
	'career',
	...[1, 2].map((id) => ({ id, department: 'sales', employment: 'full_time', valid_through: '2099-01-01', translations: named('Job') })),
);
const search = openSearch(content.replica);

type Failure = { messages?: string[]; reads?: Partial<Record<keyof PageRequest['read'], string>>; prices?: true };

/** A request in which one message, read or price fails. */
function requestWith({ messages = [], reads = {}, prices }: Failure = {}): PageRequest {
	const t = readTranslator('en');
	const metrePrices = () => {
		throw new Error('no prices');
	};
	const catalogue = prices ? Object.create(search.catalogue, { metrePrices: { value: metrePrices } }) : search.catalogue;
	const failing = Object.entries(reads).map(([method, collection]) => {
		const original = read[method as 'list'];
		const fail = (name: string, ...rest: never[]) => {
			if (name === collection) throw new Error(`${collection} cannot be read`);
			return original(name as 'area', ...rest);
		};
		return [method, fail];
	});
	const maps: PageRequest['site']['maps'] = { arrange: () => ({ labels: [], roads: [] }) };
	return {
		locale: 'en',
		url: new URL('http://site/'),
		read: { ...read, ...Object.fromEntries(failing) },
		t: (key, values) => {
			if (messages.some((message) => key.startsWith(message))) throw new Error(`There is no message ${key}`);
			return t(key, values);
		},
		site: {
			search: { ...search, catalogue },
			origin: 'http://site',
			settings: {},
			whatsAppNumber: '+201000000001',
			forms: { secret: 'secret', challenge: null },
			maps,
		},
	} as PageRequest;
}

const at = (address: string, request: PageRequest) => ({ ...request, url: new URL(address, 'http://site') });
const saved = (...ids: number[]) =>
	addEntries(
		[],
		ids.map((id) => heartValue({ id, price: 1_000_000, currency: 'EGP' })),
	).entries;
const slot = '2099-11-19 17:00';
const receipt = {
	reference: 'PN-1',
	acceptedAt: '',
	language: 'en',
	about: null,
	channel: null,
	intent: null,
	times: null,
	viewing: null,
} as const;
const viewing = { agent: 5, slot, state: 'booked', sequence: 0, changedAt: '2026-11-18T09:00:00Z' } as const;
const booked = {
	...receipt,
	kind: 'enquiry',
	about: { kind: 'property', id: 1 },
	channel: 'call',
	intent: 'viewing',
	times: [slot],
	viewing,
} as const;

const record = <T>(found: T | null): T => found ?? expect.unreachable();
const builders = {
	area: (request: PageRequest) => areaData(request, record(read.get('area', 2))),
	location: (request: PageRequest) => locationData(request, record(read.get('location', 1))),
	'empty location': (request: PageRequest) => locationData(request, record(read.get('location', 9))),
	agent: (request: PageRequest) => agentData(request, record(read.get('agent', 5))),
	developer: (request: PageRequest) => developerData(request, record(read.get('developer', 3))),
	compound: (request: PageRequest) => compoundData(request, record(read.get('project', 4))),
	post: (request: PageRequest) => postData(request, record(read.get('post', 1))),
	'contact-us': (request: PageRequest) => contactUsData(request, null),
	alerts: (request: PageRequest) => readTopic({ ...request, url: new URL('http://site/alerts?search=/search?type=villa') }),
	search: (request: PageRequest) => searchData(request, readSearch(new URLSearchParams('type=villa')).search, []),
	blog: (request: PageRequest) => blogData(request),
	compare: (request: PageRequest) => compareData(at('/compare?ids=1', request), saved(2)),
	favorites: (request: PageRequest) => ownList(request, saved(1, 99)),
	received: (request: PageRequest) =>
		receivedData(at('/received/PN-1?token=ours', request), { ...booked, times: [slot] }, { isTheirs: true }),
	'received alert': (request: PageRequest) => receivedData(request, { ...receipt, kind: 'subscription' }, { sentTo: 'mona@example.com' }),
	valuation: (request: PageRequest) => valuationData(at('/valuation?purpose=sale&area=2&type=villa&builtUp=200', request)),
	career: (request: PageRequest) => careerData(request, record(read.get('career', 1))),
	'search map': (request: PageRequest) => searchData(request, readSearch(new URLSearchParams('view=map')).search, []),
};

let lines: { event: string; section: string }[] = [];
beforeEach(() => {
	lines = [];
	vi.spyOn(standardOutput, 'write').mockImplementation((line) => void lines.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

/** Page, section, its path in the page's data, and what fails. */
const sections: [keyof typeof builders, string, string[], Failure][] = [
	['area', 'facts', ['story', 'facts'], { messages: ['places.homesListed'] }],
	['area', 'prices', ['story', 'prices'], { messages: ['market.title'] }],
	['area', 'types', ['story', 'types'], { messages: ['typePlural.'] }],
	['area', 'where', ['where'], { messages: ['listing.where'] }],
	['area', 'compounds', ['listings', 'compounds'], { reads: { list: 'project' } }],
	['area', 'properties', ['listings', 'properties'], { reads: { list: 'property' } }],
	['location', 'where', ['where'], { messages: ['map.'] }],
	['location', 'area 2', ['listings', 'areas'], { messages: ['places.perMetre'] }],
	['empty location', 'empty', ['listings', 'empty'], { messages: ['empty.'] }],
	['agent', 'languages', ['languages'], { messages: ['spoken.'] }],
	['agent', 'areas', ['areas'], { reads: { get: 'area' } }],
	['agent', 'enquiry', ['enquiry'], { messages: ['enquiry.'] }],
	['agent', 'listings', ['listings'], { reads: { count: 'property' } }],
	['developer', 'facts', ['facts'], { messages: ['places.homes'] }],
	['developer', 'places', ['places'], { reads: { many: 'area' } }],
	['developer', 'homes', ['properties'], { reads: { list: 'property' } }],
	['developer', 'record', ['record'], { messages: ['record.'] }],
	['developer', 'launches', ['launches'], { reads: { list: 'launch' } }],
	['compound', 'launches', ['surroundings', 'launches'], { reads: { list: 'launch' } }],
	['compound', 'availability', ['availability'], { messages: ['typePlural.'] }],
	['compound', 'master plan', ['story', 'masterPlan'], { messages: ['inventory.enlarge'] }],
	['compound', 'construction', ['story', 'construction'], { reads: { list: 'construction_update' } }],
	['compound', 'record', ['story', 'record'], { messages: ['record.'] }],
	['post', 'author', ['author'], { reads: { get: 'team_member' } }],
	['post', 'reading time', ['minutes'], { messages: ['blog.minutes'] }],
	['post', 'tags', ['tags'], { reads: { many: 'tag' } }],
	['post', 'related', ['related'], { reads: { list: 'post' } }],
	['post', 'newsletter', ['newsletter'], { messages: ['alerts.'] }],
	['contact-us', 'agents', ['agents'], { reads: { count: 'agent' } }],
	['contact-us', 'hours', ['hours'], { messages: ['weekday.'] }],
	['contact-us', 'where', ['where'], { messages: ['map.'] }],
	['alerts', 'subject', ['subject'], { messages: ['typePlural.', 'type.', 'find.'] }],
	['search', 'saving', ['aside', 'save'], { messages: ['share.'] }],
	['search', 'prices', ['aside', 'prices'], { prices: true }],
	['search', 'map', ['map'], { messages: ['find.map.'] }],
	['search map', 'other places', ['aside', 'places'], { messages: ['find.fromPrice'] }],
	['blog', 'tags', ['tags'], { reads: { list: 'tag' } }],
	['blog', 'newsletter', ['newsletter'], { messages: ['alerts.'] }],
	['compare', 'facts 1', ['groups'], { messages: ['compare.checked'] }],
	['compare', 'chart', ['chart'], { messages: ['compare.timeTitle'] }],
	['compare', 'to add', ['add'], { messages: ['compare.add'] }],
	['compare', 'sharing', ['share'], { messages: ['compare.shared'] }],
	['compare', 'sending', ['send'], { messages: ['sendHomes.'] }],
	['favorites', 'change of price 1', ['homes', '0', 'change'], { messages: ['favorites.savedOn', 'favorites.up'] }],
	['favorites', 'home that is gone 99', ['gone'], { messages: ['favorites.was'] }],
	['favorites', 'sharing', ['share'], { messages: ['share.'] }],
	['favorites', 'sending', ['send'], { messages: ['sendHomes.'] }],
	['received', 'subject', ['about'], { reads: { get: 'property' } }],
	['received', 'viewing', ['viewing'], { messages: ['received.viewing.label'] }],
	['received', 'changes', ['change'], { messages: ['received.viewing.change'] }],
	['received', 'channels', ['call'], { reads: { get: 'agent' } }],
	['received', 'next', ['next'], { messages: ['received.next'] }],
	['received', 'confirmation', ['confirm'], { messages: ['received.confirm'] }],
	['received alert', 'agreed', ['agreed'], { messages: ['received.agreed'] }],
	['valuation', 'answer', ['answer'], { messages: ['valuation.answer'] }],
	['career', 'facts', ['facts'], { messages: ['department.'] }],
	['career', 'others', ['others'], { reads: { list: 'career' } }],
	['career', 'position 2', ['others'], { messages: ['records.openUntil'] }],
	['search map', 'around', ['around'], { messages: ['find.map.kilometres'] }],
];

const within = (data: unknown, path: string[]): unknown => path.reduce((node, name) => (node as Record<string, unknown>)[name], data);
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

describe.each(sections)('%s: %s', (page, section, path, failure) => {
	test('is shown, and logged and left out when it fails', () => {
		expect(isEmpty(within(builders[page](requestWith()), path))).toBe(false);
		expect(lines).toEqual([]);
		expect(isEmpty(within(builders[page](requestWith(failure)), path))).toBe(true);
		expect(lines).toContainEqual(expect.objectContaining({ event: 'section.failed', section }));
	});
});

test('a compound with failing prices and a launch with a failing date still have a title', () => {
	const compound = record(read.get('project', 4));
	expect(compoundHead(requestWith(), compound).title).toContain('EGP');
	expect(compoundHead(requestWith({ reads: { list: 'property' } }), compound).title).toMatch(/^Compound in Fifth Settlement(?!.*EGP)/);
	const launch = record(read.get('launch', 6));
	expect(launchHead(requestWith(), launch, false).title).toContain('2099');
	expect(launchHead(requestWith({ messages: ['heads.launch'] }), launch, false).title).toBe('Launch');
});
