import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { cheapestIn } from '#app/parts/listings/units.ts';
import { amountName, placedIn } from '#app/parts/search/value-names.ts';
import type { Launch, Project, Property } from '#content/entities/listings.ts';

type Head = { title: string; description: string };

/** Of a compound: where it is and what the developer, or else an owner, asks at least. */
export function compoundHead(request: PageRequest, project: Project): Head {
	const { t, locale } = request;
	const { name, summary } = project.translations[locale];
	const { primary, resale } = cheapestIn(request, project);
	const market = primary ? 'primary' : 'resale';
	const price = sayPrice(request, primary ?? resale);
	const placed = placedIn(request, 'areas', project.area) ?? '';
	return {
		title: t(price ? `heads.compound.${market}` : 'heads.compound.plain', { name, placed, price: price ?? '' }),
		description: summary ?? '',
	};
}

/** Of a launch: where, when, and from what price it is expected. */
export function launchHead(request: PageRequest, launch: Launch, isPast: boolean): Head {
	const { t, locale } = request;
	const { name, summary } = launch.translations[locale];
	const day = createFormats(request).date(launch.launch_date, 'long');
	const placed = placedIn(request, 'areas', launch.area) ?? '';
	return { title: t(isPast ? 'heads.launch.past' : 'heads.launch.ahead', { name, placed, day }), description: summary ?? '' };
}

const sayPrice = (request: PageRequest, unit: Pick<Property, 'price' | 'currency'> | null): string | null =>
	unit?.currency === 'EGP' ? request.t('find.pounds', { amount: amountName(request, unit.price) }) : null;
