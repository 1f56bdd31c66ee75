import { pageRequest } from '../page-loader.ts';
import { buildTestimonials } from '../parts/blocks/block-data.ts';
import { emptyData } from '../parts/page/empty-data.ts';
import { pageContent } from '../parts/page/page-content.ts';
import { describeTestimonials } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/testimonials';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { t, head } = request;
	const content = pageContent(request, 'testimonials', t('pages.testimonials'));
	const testimonials = buildTestimonials(request);
	return {
		head: head({ title: content.title, description: content.summary, path: '/testimonials', structured: describeTestimonials(request) }),
		voices: request.staticData({
			content,
			count: testimonials.length ? t('records.testimonialCount', { count: testimonials.length }) : null,
			empty: testimonials.length ? null : emptyData(request, 'testimonials'),
			testimonials,
		}),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('testimonials-view', () => import('../features/testimonials/testimonials-view.tsx'));

export default function Testimonials({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.voices} />;
}
