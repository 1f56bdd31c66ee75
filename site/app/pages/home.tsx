import { homePageBlocks } from '../features/home-page/home-page-data.ts';
import { useFinder } from '../features/home-page/use-finder.ts';
import { RecentlyViewed } from '../features/recently-viewed/recently-viewed.tsx';
import { Suggesting } from '../features/search/suggest/suggesting.tsx';
import { pageRequest } from '../page-loader.ts';
import { describeHomePage } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/home';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const page = read.page('home');
	const blocks = page ? homePageBlocks(request, page.id) : [];
	const hero = blocks.find((block) => block.type === 'hero');
	const title = t('home.title');
	return {
		head: head({
			title,
			description: page?.translations[locale].summary,
			path: '/',
			image: hero?.data.photo ?? null,
			structured: describeHomePage(request),
		}),
		home: request.staticData({ title, blocks }),
	};
}

export { pageMeta as meta } from '../head.ts';

const HomePageView = staticPart('home-page-view', () => import('../features/home-page/home-page-view.tsx'));

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
	useFinder();
	return (
		<>
			<HomePageView home={home} />
			<RecentlyViewed />
			<Suggesting />
		</>
	);
}
