import type { Messages } from '../i18n/messages.ts';

/** The links of header and menu, in their order. */
export const navigation = [
	{ to: '/', label: 'home' },
	{ to: '/search', label: 'search' },
	{ to: '/list-your-property', label: 'listYourProperty', glowing: true },
	{ to: '/about-us', label: 'aboutUs' },
	{ to: '/contact-us', label: 'contactUs' },
	{ to: '/careers', label: 'careers' },
	{ to: '/blog', label: 'blog' },
] as const satisfies readonly { to: string; label: keyof Messages['nav']; glowing?: true }[];

/** Beyond the header: what the menu on a phone also leads to. */
export const furtherNavigation = [
	{ to: '/launches', label: 'launches' },
	{ to: '/offers', label: 'offers' },
	{ to: '/compounds/more', label: 'compounds' },
	{ to: '/developers/more', label: 'developers' },
	{ to: '/locations', label: 'locations' },
	{ to: '/agents', label: 'agents' },
] as const satisfies readonly { to: string; label: keyof Messages['nav'] }[];
