import { localLink } from '#app/i18n/locale-paths.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import { type RecordLink, recordLink } from '#app/record-link.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import type { Photo } from '#content/reader.ts';
import { createFormats } from '../listings/formats.ts';
import type { Person } from '../records/person-card.tsx';
import type { TestimonialData } from './testimonial-list.tsx';

type Item = PageBlock['translations']['en']['items'][number];
export type Figure = { label: string; value: string };
export type PartnerData = { id: number; name: string; kind: string | null; logo: Photo | null; website: string | null };
export type Contacts = Record<'phone' | 'secondPhone' | 'whatsapp' | 'email' | 'address' | 'hours', string | null>;

type Content =
	| { type: 'rich_text' }
	| { type: 'steps' | 'faq' | 'channels'; items: Item[] }
	| { type: 'figures'; figures: Figure[] }
	| { type: 'team'; people: Person[] }
	| { type: 'partners'; partners: PartnerData[] }
	| { type: 'testimonials'; testimonials: TestimonialData[] };

export type Block = Content & { id: number; heading: string | null; html: string; photo: Photo | null; link: RecordLink | null };

/** In the editors' order. Block types that only the home page draws are left out. */
export const buildBlocks = (request: PageRequest, page: number): Block[] =>
	optionalEach(request, 'block', request.read.list('page_block', { under: { field: 'page', id: page } }), (block) =>
		buildBlock(request, block),
	);

export function buildBlock(request: PageRequest, block: PageBlock): Block | null {
	const { read, locale } = request;
	const { heading, text } = block.translations[locale];
	const html = showPictures(request, text);
	const content = buildContent(request, block);
	return content && { ...content, id: block.id, heading, html, photo: read.photo(block.image, locale), link: buildLink(request, block) };
}

function buildContent(request: PageRequest, { type, limit, translations }: PageBlock): Content | null {
	const { items } = translations[request.locale];
	switch (type) {
		case 'rich_text':
			return { type };
		case 'steps':
		case 'faq':
		case 'channels':
			return { type, items };
		case 'figures':
			return nonEmpty(buildFigures(request), (figures) => ({ type, figures }));
		case 'team':
			return nonEmpty(buildTeam(request, limit ?? undefined), (people) => ({ type, people }));
		case 'partners':
			return nonEmpty(buildPartners(request, limit ?? undefined), (partners) => ({ type, partners }));
		case 'testimonials':
			return nonEmpty(buildTestimonials(request, limit ?? undefined), (testimonials) => ({ type, testimonials }));
		default:
			return null;
	}
}

/** A block of records is left out when there are none. */
const nonEmpty = <T>(records: T[], make: (records: T[]) => Content): Content | null => (records.length ? make(records) : null);

/** Null when the block has no link or no text for it. */
export function buildLink({ locale }: PageRequest, { link, translations }: PageBlock): RecordLink | null {
	const text = translations[locale].link_label;
	if (!link || !text) return null;
	return { to: localLink(link, locale), text };
}

/** Null without listings. */
function buildFigures(request: PageRequest): Figure[] {
	const { read, t } = request;
	const { number } = createFormats(request);
	const counted = [
		{ label: t('places.homesListed'), count: request.site.search.catalogue.count({}) },
		{ label: t('pages.compounds'), count: read.count('project') },
		{ label: t('pages.developers'), count: read.count('developer') },
		{ label: t('pages.areas'), count: read.count('area') },
		{ label: t('pages.agents'), count: read.count('agent') },
	];
	if (!counted[0]?.count) return [];
	return counted.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, value: number(count) }));
}

function buildTeam({ read, locale }: PageRequest, limit?: number): Person[] {
	return read.list('team_member', { limit }).map(({ id, photo, translations }) => {
		const { name, title, bio } = translations[locale];
		return { id, to: null, photo: read.photo(photo, locale), name, title, text: bio };
	});
}

function buildPartners({ read, locale }: PageRequest, limit?: number): PartnerData[] {
	return read.list('partner', { limit }).map(({ id, logo, website, translations }) => {
		const { name, kind } = translations[locale];
		return { id, name, kind, logo: read.photo(logo, locale), website };
	});
}

export function buildTestimonials(request: PageRequest, limit?: number): TestimonialData[] {
	const { read, locale } = request;
	return read.list('testimonial', { limit }).flatMap(({ id, rating, area, translations }) => {
		const { name, role, quote } = translations[locale];
		return quote ? [{ id, name, role, quote, rating, place: recordLink(request, 'area', area) }] : [];
	});
}

/** Configuration wins over the settings in Directus. */
export function buildContacts({ read, site, locale }: PageRequest): Contacts {
	const stored = read.setting();
	const { phone_number, phone_number_2, whatsapp, email } = { ...stored, ...site.settings };
	const { address, opening_hours } = stored?.translations[locale] ?? {};
	return {
		phone: phone_number ?? null,
		secondPhone: phone_number_2 ?? null,
		whatsapp: whatsapp ?? null,
		email: email ?? null,
		address: address ?? null,
		hours: opening_hours ?? null,
	};
}
