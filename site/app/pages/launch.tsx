import { data } from 'react-router';
import { recordPaths } from '../addresses.ts';
import { findRegistered, interestForm } from '../features/launches/interest-data.ts';
import { launchData } from '../features/launches/launch-data.ts';
import { pageRequest } from '../page-loader.ts';
import { receiveEnquiry } from '../parts/enquiry/receive-enquiry.ts';
import { answerWithForm } from '../parts/forms/state.ts';
import { Gallery } from '../parts/gallery/gallery.tsx';
import { launchHead } from '../parts/heads/compound-head.ts';
import { PaymentPlans } from '../parts/payment-plans/payment-plans.tsx';
import { isLaunched } from '../parts/records/launch-cards.ts';
import { readRecord } from '../read-record.ts';
import { describeLaunch } from '../structured-data/describe-listings.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { Lattice } from '../ui/lattice.tsx';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/launch';

export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const record = readRecord(request, 'launch', args.params.id);
	const launch = launchData(request, record, await findRegistered(request));
	const words = launchHead(request, record, isLaunched(record));
	const page = {
		head: request.head({
			title: launch.name,
			fullTitle: words.title,
			description: words.description,
			path: recordPaths(request.read, 'launch', record),
			image: launch.gallery.photos[0] ?? null,
			crumbs: launch.crumbs,
			structured: describeLaunch(request, record),
		}),
		...launch,
		opening: request.staticData(launch.opening),
		interest: launch.interest && request.staticData(launch.interest),
		story: request.staticData(launch.story),
		surroundings: request.staticData(launch.surroundings),
		bar: request.staticData(launch.bar),
		gallery: request.staticData(launch.gallery),
		plans: launch.plans && request.staticData(launch.plans),
	};
	return data(page, launch.interest?.registered ? { headers: { 'cache-control': 'private, no-store' } } : {});
}

export async function action(args: Route.ActionArgs) {
	const request = pageRequest(args);
	const launch = readRecord(request, 'launch', args.params.id);
	const outcome = await receiveEnquiry(request, args.request, { kind: 'launch', id: launch.id });
	if (outcome instanceof Response) return outcome;
	const interest = { form: interestForm(request, launch, outcome), registered: null };
	return answerWithForm(outcome, { interest: request.staticData(interest) });
}

/** Not cached when it shows a registration or a rejected form. */
export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) => new Headers([...loaderHeaders, ...actionHeaders]);

export { pageMeta as meta } from '../head.ts';

const Photos = staticPart('gallery-photos', () => import('../parts/gallery/gallery-photos.tsx'));
const Opening = staticPart('launch-opening', () => import('../features/launches/launch-opening.tsx'));
const Interest = staticPart('launch-interest', () => import('../features/launches/launch-interest.tsx'));
const Story = staticPart('launch-story', () => import('../features/launches/launch-story.tsx'));
const Surroundings = staticPart('launch-surroundings', () => import('../features/launches/launch-surroundings.tsx'));
const ContactBar = staticPart('contact-bar', () => import('../parts/contact/contact-bar.tsx'));

export default function Launch({ loaderData, actionData }: Route.ComponentProps) {
	const { crumbs, gallery, opening, story, plans, surroundings, bar } = loaderData;
	const interest = actionData?.interest ?? loaderData.interest;
	return (
		<>
			<div className="wrap py-3 max-md:hidden">
				<Crumbs crumbs={crumbs} />
			</div>
			<div className={interest ? 'max-md:[&_li]:aspect-[4/1] md:[&_#photos:not(:target)_ul]:grid-rows-[116px_116px]' : undefined}>
				<Gallery data={gallery}>
					<Photos data={gallery} />
				</Gallery>
			</div>
			<header className="on-brand relative isolate overflow-hidden bg-brand py-4 text-white md:mt-6 md:py-8">
				<Lattice as="div" className="opacity-[0.085] [mask:linear-gradient(var(--inline-angle),transparent_12%,#000_78%)]" />
				<div className={interest ? 'wrap grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_440px]' : 'wrap'}>
					<div>
						<Opening data={opening} />
					</div>
					{interest && <Interest data={interest} />}
				</div>
			</header>
			<Story data={story} />
			<PaymentPlans data={plans} />
			<Surroundings data={surroundings} />
			<ContactBar data={bar} />
		</>
	);
}
