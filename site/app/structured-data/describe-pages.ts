import type { Career, Post } from '#content/entities/editorial.ts';
import type { Agent, Developer } from '#content/entities/people.ts';
import type { Area, Location } from '#content/entities/places.ts';
import type { PageRequest } from '../page-loader.ts';
import { type Block, buildContacts, buildTestimonials } from '../parts/blocks/block-data.ts';
import { recordLink } from '../record-link.ts';
import { agentProfile } from './agent.ts';
import type { Describe } from './described-page.ts';
import { faq } from './faq.ts';
import { itemList, searchResults } from './item-list.ts';
import { jobPosting } from './job.ts';
import { brokerage, developer } from './organization.ts';
import { place } from './place.ts';
import { plainText } from './plain-text.ts';
import { blogPosting } from './post.ts';
import { reviews } from './reviews.ts';
import { website } from './website.ts';

type Listed = { to: string } & ({ title: string } | { name: string } | { text: string });
type Range = { total: number; offset?: number };

const readName = (item: Listed) => ('title' in item ? item.title : 'name' in item ? item.name : item.text);
const links = (items: readonly Listed[]) => items.map((item) => ({ to: item.to, text: readName(item) }));

export const describeList =
	(items: readonly Listed[], range: Range = { total: items.length }): Describe =>
	(page) =>
		items.length ? [itemList(page, { items: links(items), ...range })] : [];

/** A sample is enough; the page has the rest. */
const RESULTS = 8;

export const describeResults =
	(items: readonly Listed[], range: Range): Describe =>
	(page) =>
		items.length ? [searchResults(page, { items: links(items.slice(0, RESULTS)), ...range })] : [];

export const describeHomePage =
	(request: PageRequest): Describe =>
	(page) => [website(page), ...describeBrokerage(request)(page)];

export const describeBrokerage =
	(request: PageRequest): Describe =>
	(page) => {
		const { read, site } = request;
		const { phone, secondPhone, email, address } = buildContacts(request);
		const setting = { ...read.setting(), ...site.settings };
		const social = [
			setting.facebook,
			setting.instagram,
			setting.linkedin,
			setting.x,
			setting.tiktok,
			setting.youtube,
			setting.property_finder,
		];
		return [
			brokerage(page, {
				phones: [phone, secondPhone],
				email,
				address,
				social: social.filter((account) => account != null),
				registration: setting.registration_number ?? null,
			}),
		];
	};

/** Adds the questions among an editor's blocks. */
export const describeBlocks =
	(blocks: readonly Block[]): Describe =>
	(page) => {
		const questions = blocks.flatMap((block) =>
			block.type === 'faq' ? block.items.map(({ title, text }) => ({ question: title, answer: text })) : [],
		);
		return questions.length ? [faq(page, questions)] : [];
	};

export const describeTestimonials =
	(request: PageRequest): Describe =>
	(page) =>
		reviews(page, buildTestimonials(request));

export const describePlace =
	(request: PageRequest, record: Location | Area): Describe =>
	(page) => [
		place(page, {
			place: record,
			photo: request.read.photo(record.image, request.locale),
			inside: 'location' in record ? recordLink(request, 'location', record.location) : null,
		}),
	];

export const describeDeveloper =
	({ read, locale }: PageRequest, record: Developer): Describe =>
	(page) => {
		const { name, summary, description } = record.translations[locale];
		const [logo, cover] = [read.photo(record.logo, locale), read.photo(record.cover, locale)];
		return [developer(page, { name, text: plainText(description) || summary, founded: record.founded, logo, cover })];
	};

export const describeAgent =
	({ read, locale }: PageRequest, agent: Agent): Describe =>
	(page) => {
		const areas = read.many('area', agent.areas).map(({ translations }) => translations[locale].name);
		return [agentProfile(page, { agent, photo: read.photo(agent.photo, locale), areas })];
	};

export const describePost =
	({ read, locale }: PageRequest, post: Post): Describe =>
	(page) => {
		const author = post.author === null ? null : read.get('team_member', post.author);
		const tags = read.many('tag', post.tags).map(({ translations }) => translations[locale].name);
		return [blogPosting(page, { post, photo: read.photo(post.image, locale), author: author?.translations[locale] ?? null, tags })];
	};

/** Empty for a closed position. */
export const describeJob =
	(career: Career): Describe =>
	(page) => [jobPosting(page, career)];
