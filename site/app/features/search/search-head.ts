import { cutText } from '#app/cut-text.ts';
import type { HeadDetails, PageRequest } from '#app/page-loader.ts';
import { type AddressName, fields, type Search, writeSearch } from '#app/parts/search/address.ts';
import type { Landing } from '#app/parts/search/landing.ts';
import { landingTitle } from '#app/parts/search/landing-name.ts';
import { searchName } from '#app/parts/search/search-name.ts';
import { ENOUGH, type LandingPage } from '#catalogue/landings/landing-page.ts';

const LONGEST_TITLE = 100;

type Found = { landing: Landing; ignored: AddressName[]; total: number; intro: string | null };

/** The head of a search page; a search equal to a landing page has that as its canonical address. */
export function searchHead(request: PageRequest, search: Search, { landing, ignored, total, intro }: Found): HeadDetails {
	const { t, site } = request;
	const { filters, page, sort, view, notes } = search;
	const isPlain = ignored.length === 0 && notes.length === 0 && view !== 'filters';
	const same = isPlain && sort === null && view === 'grid' ? site.search.landings.find(filters) : null;
	const paths = same && writePaths(request, same);
	const paged = page > 1 ? ['page'] : [];
	const isWhole = writeSearch({ filters }) === '';
	const title = isWhole ? t('common.search') : landing.title;
	const named = isWhole ? title : same ? landingTitle(request, same) : cutText(searchName(request, filters), LONGEST_TITLE);
	return {
		title,
		fullTitle: page > 1 ? t('heads.page', { title: named, page }) : named,
		description: intro,
		path: paths ?? '/search',
		keep: paths ? paged : [...fields.map(({ name }) => name), ...paged],
		noIndex: !isPlain || !(paths || isWhole || (landing.isIndexed && total >= ENOUGH)),
	};
}

function writePaths({ site }: PageRequest, page: LandingPage): { en: string; ar: string } | null {
	const [en, ar] = [site.search.landings.write(page, 'en'), site.search.landings.write(page, 'ar')];
	return en && ar ? { en, ar } : null;
}
