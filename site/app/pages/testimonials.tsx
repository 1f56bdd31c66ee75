import { testimonialsOf } from '../features/records/block-data.ts';
import { pageContent } from '../features/records/page-content.ts';
import { TestimonialList } from '../features/records/testimonial-list.tsx';
import { RecordsPage } from '../layouts/records-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/testimonials';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { t, head } = request;
	const content = pageContent(request, 'testimonials', t('pages.testimonials'));
	return {
		head: head({ title: content.title, description: content.summary, path: '/testimonials' }),
		content,
		testimonials: testimonialsOf(request),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Testimonials({ loaderData: { content, testimonials } }: Route.ComponentProps) {
	return (
		<RecordsPage content={content} isEmpty={!testimonials.length}>
			<TestimonialList testimonials={testimonials} />
		</RecordsPage>
	);
}
