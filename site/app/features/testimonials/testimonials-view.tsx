import { Blocks } from '#app/parts/blocks/blocks.tsx';
import { type TestimonialData, TestimonialList } from '#app/parts/blocks/testimonial-list.tsx';
import type { EmptyData } from '#app/parts/page/empty-data.ts';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import type { PageContent } from '#app/parts/page/page-content.ts';
import { Prose } from '#app/parts/prose/prose.tsx';

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
