import { useEffect } from 'react';
import { recordPaths } from '../addresses.ts';
import { propertyPage } from '../features/property/property-data.ts';
import { rememberViewed } from '../features/recently-viewed/viewed.ts';
import { pageRequest } from '../page-loader.ts';
import { Gallery } from '../parts/gallery/gallery.tsx';
import { propertyHead } from '../parts/heads/property-head.ts';
import { readClosed } from '../parts/listings/closed.ts';
import { rememberSeen } from '../parts/listings/seen.ts';
import { PaymentPlans } from '../parts/payment-plans/payment-plans.tsx';
import { Sharing } from '../parts/share/sharing.tsx';
import { readRecord } from '../read-record.ts';
import { describeProperty } from '../structured-data/describe-listings.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/property';

const PropertyTop = staticPart('property-top', () => import('../features/property/property-top.tsx'));
const PropertyRest = staticPart('property-rest', () => import('../features/property/property-rest.tsx'));

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const property = readRecord(request, 'property', args.params.id);
	const words = propertyHead(request, property);
	const page = propertyPage(request, property);
	return {
		head: request.head({
			title: property.translations[request.locale].name,
			fullTitle: words.title,
			description: words.description,
			path: recordPaths(request.read, 'property', property),
			image: page.gallery.photos[0] ?? null,
			noIndex: readClosed(property) !== null,
			crumbs: page.top.crumbs,
			structured: describeProperty(request, property),
		}),
		id: property.id,
		gallery: request.staticData(page.gallery),
		plans: page.plans && request.staticData(page.plans),
		top: request.staticData(page.top),
		rest: request.staticData(page.rest),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Property({ loaderData: { id, gallery, top, plans, rest } }: Route.ComponentProps) {
	useEffect(() => {
		rememberViewed(id);
		rememberSeen([id]);
	}, [id]);
	return (
		<Sharing>
			<Gallery key={id} data={gallery}>
				<PropertyTop data={top} />
				<div className="print:hidden">
					<PaymentPlans data={plans} />
				</div>
				<PropertyRest data={rest} />
			</Gallery>
		</Sharing>
	);
}
