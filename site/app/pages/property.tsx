import { parseId, pathOf } from '../addresses.ts';
import { Gallery } from '../features/gallery/gallery.tsx';
import { WhereItIs } from '../features/map/where-it-is.tsx';
import { PaymentPlans } from '../features/payment-plans/payment-plans.tsx';
import { closedOf, propertyPage } from '../features/property/property-data.ts';
import { Share } from '../features/share/share.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { kept } from '../ui/kept.tsx';
import type { Route } from './+types/property';

const Trail = kept(() => import('../features/property/trail.tsx'));
const GalleryPhotos = kept(() => import('../features/gallery/gallery-photos.tsx'));
const Overview = kept(() => import('../features/property/overview.tsx'));
const Development = kept(() => import('../features/property/development.tsx'));
const SimilarHomes = kept(() => import('../features/property/similar-homes.tsx'));
const ContactBar = kept(() => import('../features/contact/contact-bar.tsx'));
const Brochure = kept(() => import('../features/property/brochure.tsx'));

const DESCRIBED = 160;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const id = parseId(args.params.id);
	const property = id === null ? null : request.read.get('property', id);
	if (!property) throw notFound(args.request);
	const { name, description } = property.translations[request.locale];
	const page = propertyPage(request, property);
	return {
		head: request.head({
			title: name,
			description: textOf(description).slice(0, DESCRIBED),
			path: { en: pathOf('property', property, 'en'), ar: pathOf('property', property, 'ar') },
			image: page.gallery.photos[0] ?? null,
			noIndex: closedOf(property) !== null,
		}),
		...page,
	};
}

const textOf = (html: string) =>
	html
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

export { pageMeta as meta } from '../head.ts';

export default function Property({ loaderData }: Route.ComponentProps) {
	const { crumbs, share, gallery, overview, plans, where, development, similar, bar, brochure } = loaderData;
	return (
		<>
			<div className={brochure ? 'print:hidden' : undefined}>
				<div className="wrap flex items-center justify-between gap-4 py-1 md:py-3.5">
					<Trail crumbs={crumbs} />
					<Share key={share.url} data={share} />
				</div>
				<Gallery key={share.url} data={gallery}>
					<GalleryPhotos data={gallery} />
				</Gallery>
				<Overview data={overview} />
				<PaymentPlans data={plans} />
				{(where || development) && (
					<div className="wrap grid gap-11 py-11 md:gap-16 md:py-16">
						{where && (
							<section id="location">
								<h2 className="mb-5 text-3xl">{where.title}</h2>
								<WhereItIs key={share.url} place={where.place} words={where.words} />
							</section>
						)}
						{development && <Development data={development} />}
					</div>
				)}
				{similar && <SimilarHomes data={similar} />}
			</div>
			{bar && <ContactBar data={bar} />}
			{brochure && <Brochure data={brochure} />}
		</>
	);
}
