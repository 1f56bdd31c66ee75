import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { type Block, buildBlock } from '#app/parts/blocks/block-data.ts';
import { type EmptyData, emptyData } from '#app/parts/page/empty-data.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import { compoundsData } from './compounds-data.ts';
import { developersData } from './developers-data.ts';
import { heroData } from './hero-data.ts';
import { launchesData } from './launches-data.ts';
import { locationsData } from './locations-data.ts';
import { offersData } from './offers-data.ts';
import { postsData } from './posts-data.ts';
import { propertiesData } from './properties-data.ts';
import { sellCallData } from './sell-call-data.ts';
import { stepsData } from './steps-data.ts';
import { testimonialsData } from './testimonials-data.ts';

const makers = {
	hero: heroData,
	locations: locationsData,
	launches: launchesData,
	compounds: compoundsData,
	properties: propertiesData,
	offers: offersData,
	developers: developersData,
	steps: stepsData,
	testimonials: testimonialsData,
	posts: postsData,
	sell_call: sellCallData,
} satisfies Record<string, (request: PageRequest, block: PageBlock) => object | null>;

type Makers = typeof makers;
export type BlockData<T extends keyof Makers> = NonNullable<ReturnType<Makers[T]>>;
type Own = { [T in keyof Makers]: { type: T; id: number; data: BlockData<T> } }[keyof Makers];

/** Blocks with a design of their own on the home page, and those shared with other pages. */
export type HomePageBlock = Own | { type: 'empty'; id: number; data: EmptyData } | { type: 'shared'; id: number; data: Block };

/** In the editors' order. A block without records is left out, except the homes, which then show an empty state. */
export function homePageBlocks(full: PageRequest, page: number): HomePageBlock[] {
	const lean = withoutPlaceholders(full);
	const blocks = full.read.list('page_block', { under: { field: 'page', id: page } });
	return optionalEach(full, 'block', blocks, (block): HomePageBlock | null => {
		const request = block.type === 'hero' ? full : lean;
		if (!isOwn(block.type)) {
			const data = buildBlock(request, block);
			return data && { type: 'shared', id: block.id, data };
		}
		const data = makers[block.type](request, block);
		if (!data && block.type === 'properties') return { type: 'empty', id: block.id, data: emptyData(request, 'homes') };
		return data && ({ type: block.type, id: block.id, data } as Own);
	});
}

/** Blocks below the first view go without placeholders, which would weigh as much as all the text. */
function withoutPlaceholders(request: PageRequest): PageRequest {
	const photo: PageRequest['read']['photo'] = (id, locale) => {
		const found = request.read.photo(id, locale);
		return found && { ...found, placeholder: null };
	};
	return { ...request, read: { ...request.read, photo } };
}

const isOwn = (type: string): type is keyof Makers => Object.hasOwn(makers, type);
