import { purposeWords } from '#catalogue/landings/landing-words.ts';

/** Every page with its paths. The first is canonical. Each exists without prefix, under /en and under /ar. */
export const siteMap = [
	{ page: 'home', paths: ['/'] },
	{ page: 'blog', paths: ['/blog'] },
	{ page: 'post', paths: ['/blog/:id'] },
	{ page: 'area', paths: ['/areas/:id', '/area/:id'] },
	{ page: 'agents', paths: ['/agents'] },
	{ page: 'agent', paths: ['/agents/:id'] },
	{ page: 'admin-search', paths: ['/admin/search'] },
	{ page: 'careers', paths: ['/careers'] },
	{ page: 'career', paths: ['/careers/:id'] },
	{ page: 'offers', paths: ['/offers'] },
	{ page: 'search', paths: ['/search', '/properties', '/property'] },
	{ page: 'launches', paths: ['/launches', '/launch'] },
	{ page: 'launch', paths: ['/launches/:id', '/launch/:id'] },
	{ page: 'about-us', paths: ['/about-us'] },
	{ page: 'compounds', paths: ['/compounds/more', '/projects/more', '/project/more', '/compound/more'] },
	{ page: 'compound', paths: ['/compounds/:id', '/projects/:id', '/project/:id', '/compound/:id'] },
	{ page: 'locations', paths: ['/locations'] },
	{ page: 'location', paths: ['/locations/:id', '/location/:id'] },
	{ page: 'developers', paths: ['/developers/more', '/developer/more'] },
	{ page: 'developer', paths: ['/developers/:id', '/developer/:id'] },
	{ page: 'favorites', paths: ['/favorites'] },
	{ page: 'compare', paths: ['/compare'] },
	{ page: 'property', paths: ['/properties/:id', '/property/:id'] },
	{ page: 'contact-us', paths: ['/contact-us'] },
	{ page: 'our-process', paths: ['/our-process'] },
	{ page: 'testimonials', paths: ['/testimonials'] },
	{ page: 'privacy', paths: ['/privacy'] },
	{ page: 'terms', paths: ['/terms'] },
	{ page: 'received', paths: ['/received/:id'] },
	{ page: 'viewing', paths: ['/viewing'] },
	{ page: 'alerts', paths: ['/alerts'] },
	{ page: 'alerts-confirm', paths: ['/alerts/confirm'] },
	{ page: 'alerts-manage', paths: ['/alerts/manage'] },
	{ page: 'alerts-unsubscribe', paths: ['/alerts/unsubscribe'] },
	{ page: 'list-your-property', paths: ['/list-your-property'] },
	{ page: 'valuation', paths: ['/valuation'] },
] as const;

/** Landing pages: purpose, type, place and at most one facet. Synonyms and other spellings redirect to the canonical path. */
export const landingPaths = [...Object.values(purposeWords).flatMap((words) => Object.values(words)), 'للايجار'].map(
	(purpose) => `/${purpose}/:kind/:place/:facet?`,
);

/** All pages except that of a visitor's own submission. */
export const openPages = siteMap.filter(({ page }) => page !== 'received');

export type PageName = (typeof siteMap)[number]['page'] | 'landing';
