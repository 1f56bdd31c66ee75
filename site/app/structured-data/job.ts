import type { JobPostingLeaf } from 'schema-dts';
import type { Career } from '#content/entities/editorial.ts';
import { cairoToday, formatCairoDayEnd } from '#domain/cairo.ts';
import type { DescribedPage } from './described-page.ts';
import { publisher } from './organization.ts';

const employmentTypes: Record<string, string> = { full_time: 'FULL_TIME', part_time: 'PART_TIME', internship: 'INTERN' };

/** For a position that is still open. */
export function jobPosting(page: DescribedPage, career: Career): JobPostingLeaf {
	const { name, place, summary, description } = career.translations[page.locale];
	const employment = career.employment && employmentTypes[career.employment];
	return {
		'@type': 'JobPosting',
		'@id': `${page.address}#job`,
		mainEntityOfPage: page.address,
		title: name,
		description: description || summary || name,
		identifier: { '@type': 'PropertyValue', name: page.siteName, value: `${career.id}` },
		...(career.date_created && { datePosted: cairoToday(new Date(career.date_created)) }),
		...(career.valid_through && { validThrough: formatCairoDayEnd(career.valid_through) }),
		...(employment && { employmentType: employment }),
		hiringOrganization: publisher(page),
		jobLocation: {
			'@type': 'Place',
			address: { '@type': 'PostalAddress', ...(place && { addressLocality: place }), addressCountry: 'EG' },
		},
	};
}
