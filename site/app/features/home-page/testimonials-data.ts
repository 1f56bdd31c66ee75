import type { PageRequest } from '#app/page-loader.ts';
import { buildTestimonials } from '#app/parts/blocks/block-data.ts';
import type { TestimonialData } from '#app/parts/blocks/testimonial-list.tsx';
import type { PageBlock } from '#content/entities/editorial.ts';
import type { Photo } from '#content/reader.ts';
import { formatMetrePrice } from './locations-data.ts';
import { buildSection, type SectionData } from './section-data.ts';

const USUAL_LIMIT = 3;

export type DealFact = { label: string; value: string; to?: string };
type TestimonialsData = SectionData & { lead: TestimonialData; others: TestimonialData[]; facts: DealFact[]; photo: Photo | null };

/** The first one is shown large, with the block's photograph or one of the place it is about. */
export function testimonialsData(request: PageRequest, block: PageBlock): TestimonialsData | null {
	const { read, locale, t } = request;
	const [lead, ...others] = buildTestimonials(request, block.limit ?? USUAL_LIMIT);
	if (!lead) return null;
	const id = read.get('testimonial', lead.id)?.area ?? null;
	const area = id === null ? null : read.get('area', id);
	const more = { path: '/testimonials', text: t('home.allTestimonials') };
	return {
		...buildSection(request, block, { title: t('pages.testimonials'), more }),
		lead,
		others,
		facts: dealFacts(request, lead, id),
		photo: read.photo(block.image ?? area?.image ?? null, locale),
	};
}

function dealFacts(request: PageRequest, { rating, place }: TestimonialData, area: number | null): DealFact[] {
	const { t } = request;
	const price = area === null ? null : formatMetrePrice(request, { area });
	return [
		...(rating === null ? [] : [{ label: t('home.rated'), value: t('records.rating', { rating }) }]),
		...(place ? [{ label: t('home.boughtIn'), value: place.text, to: place.to }] : []),
		...(price ? [{ label: t('home.metreThere'), value: price }] : []),
	];
}
