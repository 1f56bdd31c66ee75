import { editorialPage } from '../features/records/page-content.ts';
import { EditorialPage } from '../layouts/editorial-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/contact-us';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return editorialPage(request, 'contact-us', request.t('pages.contactUs'));
}

export { pageMeta as meta } from '../head.ts';

export default function ContactUs({ loaderData }: Route.ComponentProps) {
	return <EditorialPage content={loaderData.content} />;
}
