import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Crumb } from '../ui/crumbs.tsx';
import { absolute, type DescribedPage } from './described-page.ts';

/** From home to the page itself. */
export const breadcrumbs = (page: DescribedPage, trail: Crumb[]): BreadcrumbListLeaf => ({
	'@type': 'BreadcrumbList',
	'@id': `${page.address}#breadcrumb`,
	itemListElement: trail.map(({ to, text }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name: text,
		item: to === null ? page.address : absolute(page, to),
	})),
});
