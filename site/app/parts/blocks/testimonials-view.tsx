import { ListPage } from '../page/list-page.tsx';
import { Blocks } from './blocks.tsx';
import type { EmptyData } from '../page/empty-data.ts';
import { EmptyState } from '../page/empty-state.tsx';
import type { PageContent } from '../page/page-content.ts';
import { Prose } from '../prose/prose.tsx';
import { type TestimonialData, TestimonialList } from './testimonial-list.tsx';

export type TestimonialsData = { content: PageContent; count: string | null; empty: EmptyData | null; testimonials: TestimonialData[] };

export default function TestimonialsView({ data: { content, count, empty, testimonials } }: { data: TestimonialsData }) {
	const [intro] = content.blocks[0]?.type === 'rich_text' ? content.blocks : [];
	return (
		<ListPage crumbs={[{ to: null, text: content.title }]} title={content.title} count={count} intro={intro && <Prose html={intro.html} />}>
			{empty && <EmptyState data={empty} />}
			<TestimonialList testimonials={testimonials} />
			<Blocks blocks={intro ? content.blocks.slice(1) : content.blocks} />
		</ListPage>
	);
}
