import type { ReviewLeaf } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { publisher } from './organization.ts';

type Testimonial = { name: string; quote: string | null; rating: number | null };

/** Single reviews of the brokerage, without an average rating. */
export const reviews = (page: DescribedPage, testimonials: readonly Testimonial[]): ReviewLeaf[] =>
	testimonials.flatMap(({ name, quote, rating }) =>
		quote
			? [
					{
						'@type': 'Review',
						author: { '@type': 'Person', name },
						reviewBody: quote,
						itemReviewed: publisher(page),
						...(rating && { reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 } }),
					},
				]
			: [],
	);
