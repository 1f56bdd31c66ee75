import type { ProfilePageLeaf } from 'schema-dts';
import type { Agent } from '#content/entities/people.ts';
import type { Photo } from '#content/reader.ts';
import { type DescribedPage, pageFields, picture } from './described-page.ts';
import { publisher } from './organization.ts';

/** For an agent's page: a person employed by the brokerage. */
export function agentProfile(
	page: DescribedPage,
	{ agent, photo, areas }: { agent: Agent; photo: Photo | null; areas: readonly string[] },
): ProfilePageLeaf {
	const { name, title, bio } = agent.translations[page.locale];
	return {
		...pageFields(page),
		'@type': 'ProfilePage',
		mainEntity: {
			'@type': 'Person',
			'@id': `${page.address}#person`,
			name,
			...(title && { jobTitle: title }),
			...(bio && { description: bio }),
			...(photo && { image: picture(page, photo) }),
			...(agent.phone && { telephone: agent.phone }),
			...(agent.email && { email: agent.email }),
			...(agent.languages.length > 0 && { knowsLanguage: agent.languages }),
			...(areas.length > 0 && { workLocation: areas.map((area) => ({ '@type': 'Place' as const, name: area })) }),
			worksFor: publisher(page),
		},
	};
}
