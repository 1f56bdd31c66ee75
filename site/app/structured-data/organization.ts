import type { OrganizationLeaf, RealEstateAgentLeaf } from 'schema-dts';
import type { Photo } from '#content/reader.ts';
import { absolute, type DescribedPage, homeAddress, organizationId, picture } from './described-page.ts';

type Brokerage = {
	phones: readonly (string | null)[];
	email: string | null;
	address: string | null;
	/** Profiles on other sites. */
	social: readonly string[];
	registration: string | null;
};

/** The brokerage, as other nodes refer to it. */
export const publisher = (page: DescribedPage) =>
	({
		'@type': 'RealEstateAgent',
		'@id': organizationId(page),
		name: page.siteName,
		url: homeAddress(page),
		logo: buildLogoAddress(page),
	}) satisfies RealEstateAgentLeaf;

const buildLogoAddress = (page: DescribedPage) => absolute(page, '/web-app-manifest-512x512.png');

/** The brokerage with its channels: for home, about-us and contact-us. */
export function brokerage(page: DescribedPage, { phones, email, address, social, registration }: Brokerage): RealEstateAgentLeaf {
	const [telephone, ...further] = phones.filter((phone) => phone !== null);
	return {
		...publisher(page),
		image: buildLogoAddress(page),
		areaServed: { '@type': 'Country', name: page.country },
		...(telephone && { telephone }),
		...(further.length > 0 && {
			contactPoint: further.map((phone) => ({ '@type': 'ContactPoint' as const, telephone: phone, contactType: 'sales' })),
		}),
		...(email && { email }),
		address: { '@type': 'PostalAddress', ...(address && { streetAddress: address }), addressCountry: 'EG' },
		...(social.length > 0 && { sameAs: [...social] }),
		...(registration && { identifier: registration }),
	};
}

type Developer = { name: string; text: string | null; founded: number | null; logo: Photo | null; cover: Photo | null };

export const developer = (page: DescribedPage, { name, text, founded, logo, cover }: Developer): OrganizationLeaf => ({
	'@type': 'Organization',
	'@id': `${page.address}#developer`,
	mainEntityOfPage: page.address,
	name,
	...(text && { description: text }),
	...(founded && { foundingDate: `${founded}` }),
	...(logo && { logo: picture(page, logo) }),
	...(cover && { image: picture(page, cover) }),
});
