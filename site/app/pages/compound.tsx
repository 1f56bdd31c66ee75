import { recordPaths } from '../addresses.ts';
import { compoundData } from '../features/compounds/compound-data.ts';
import { pageRequest } from '../page-loader.ts';
import { Gallery } from '../parts/gallery/gallery.tsx';
import { compoundHead } from '../parts/heads/compound-head.ts';
import { LaterWhere } from '../parts/map/later-where.tsx';
import { PaymentPlans } from '../parts/payment-plans/payment-plans.tsx';
import { readRecord } from '../read-record.ts';
import { describeCompound } from '../structured-data/describe-listings.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/compound';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const project = readRecord(request, 'project', args.params.id);
	const compound = compoundData(request, project);
	const words = compoundHead(request, project);
	return {
		head: request.head({
			title: compound.name,
			fullTitle: words.title,
			description: words.description,
			path: recordPaths(request.read, 'project', project),
			image: compound.gallery.photos[0] ?? null,
			crumbs: compound.crumbs,
			structured: describeCompound(request, project),
		}),
		crumbs: compound.crumbs,
		story: request.staticData(compound.story),
		availability: compound.availability && request.staticData(compound.availability),
		price: request.staticData(compound.price),
		surroundings: request.staticData(compound.surroundings),
		bar: request.staticData(compound.bar),
		gallery: request.staticData(compound.gallery),
		plans: compound.plans && request.staticData(compound.plans),
		where: compound.where && request.staticData(compound.where),
	};
}

export { pageMeta as meta } from '../head.ts';

const Photos = staticPart('gallery-photos', () => import('../parts/gallery/gallery-photos.tsx'));
const Story = staticPart('compound-story', () => import('../features/compounds/compound-story.tsx'));
const Surroundings = staticPart('compound-surroundings', () => import('../features/compounds/compound-surroundings.tsx'));
const ContactBar = staticPart('contact-bar', () => import('../parts/contact/contact-bar.tsx'));

export default function Compound({ loaderData }: Route.ComponentProps) {
	const { crumbs, gallery, story, price, availability, plans, where, surroundings, bar } = loaderData;
	return (
		<>
			<div className="wrap py-3">
				<Crumbs crumbs={crumbs} />
			</div>
			<Gallery data={gallery}>
				<Photos data={gallery} />
				<Story data={story} price={price} availability={availability} />
			</Gallery>
			<PaymentPlans data={plans} />
			{where && (
				<div className="wrap pt-11 md:pt-16">
					<LaterWhere data={where} />
				</div>
			)}
			<Surroundings data={surroundings} />
			<ContactBar data={bar} />
		</>
	);
}
