/** Every page of the site with the addresses it answers at. The first is the canonical one. Each exists unprefixed, under /en and under /ar. */
export const siteMap = [
	{ page: 'home', paths: ['/'], look: 'home' },
	{ page: 'blog', paths: ['/blog'] },
	{ page: 'post', paths: ['/blog/:id'] },
	{ page: 'area', paths: ['/areas/:id', '/area/:id'] },
	{ page: 'agents', paths: ['/agents'] },
	{ page: 'agent', paths: ['/agents/:id'] },
	{ page: 'admin-search', paths: ['/admin/search'] },
	{ page: 'careers', paths: ['/careers'] },
	{ page: 'career', paths: ['/careers/:id'], look: 'forms' },
	{ page: 'offers', paths: ['/offers'] },
	{ page: 'search', paths: ['/search', '/properties', '/property'], look: 'search' },
	{ page: 'launches', paths: ['/launches', '/launch'] },
	{ page: 'launch', paths: ['/launches/:id', '/launch/:id'], look: 'development' },
	{ page: 'about-us', paths: ['/about-us'] },
	{ page: 'compounds', paths: ['/compounds/more', '/projects/more', '/project/more', '/compound/more'] },
	{ page: 'compound', paths: ['/compounds/:id', '/projects/:id', '/project/:id', '/compound/:id'], look: 'development' },
	{ page: 'locations', paths: ['/locations'] },
	{ page: 'location', paths: ['/locations/:id', '/location/:id'] },
	{ page: 'developers', paths: ['/developers/more', '/developer/more'] },
	{ page: 'developer', paths: ['/developers/:id', '/developer/:id'] },
	{ page: 'favorites', paths: ['/favorites'], look: 'favorites' },
	{ page: 'compare', paths: ['/compare'], look: 'favorites' },
	{ page: 'property', paths: ['/properties/:id', '/property/:id'], look: 'property' },
	{ page: 'contact-us', paths: ['/contact-us'], look: 'forms' },
	{ page: 'our-process', paths: ['/our-process'] },
	{ page: 'testimonials', paths: ['/testimonials'] },
	{ page: 'received', paths: ['/received/:id'], look: 'forms' },
	{ page: 'alerts', paths: ['/alerts'], look: 'forms' },
	{ page: 'alerts-confirm', paths: ['/alerts/confirm'], look: 'forms' },
	{ page: 'alerts-unsubscribe', paths: ['/alerts/unsubscribe'], look: 'forms' },
	{ page: 'list-your-property', paths: ['/list-your-property'], look: 'forms' },
] as const;

/** Which style sheet a page has: one whole sheet each, so that no page carries the looks of all others. */
export type Look = 'home' | 'search' | 'property' | 'development' | 'favorites' | 'forms' | 'pages';

export const lookOf = (entry: (typeof siteMap)[number]): Look => ('look' in entry ? entry.look : 'pages');

/** Pages with something for everybody; the others answer a visitor about what they sent. */
export const openPages = siteMap.filter(({ page }) => page !== 'received');

export type PageName = (typeof siteMap)[number]['page'];
