import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { cheapestIn } from '#app/parts/listings/units.ts';
import { amountName, placedIn } from '#app/parts/search/value-names.ts';
import type { Launch, Project, Property } from '#content/entities/listings.ts';

type Head = { title: string; description: string };

/** Title and description with the place and the lowest price: the developer's, else an owner's. */
export function compoundHead(request: PageRequest, project: Project): Head {
	const { t, locale } = request;
	const { name, summary } = project.translations[locale];
	const cheapest = optional(request, 'price in the title', () => findPrice(request, project));
	const placed = placedIn(request, 'areas', project.area) ?? '';
	return {
		title: cheapest
			? t(`heads.compound.${cheapest.market}`, { name, placed, price: cheapest.price })
			: t('heads.compound.plain', { name, placed }),
		description: summary ?? '',
	};
}

/** Title and description with place, expected date and starting price. */
export function launchHead(request: PageRequest, launch: Launch, isPast: boolean): Head {
	const { t, locale } = request;
	const { name, summary } = launch.translations[locale];
	const title = optional(request, 'title', () => {
		const day = createFormats(request).date(launch.launch_date, 'long');
		const placed = placedIn(request, 'areas', launch.area) ?? '';
		return t(isPast ? 'heads.launch.past' : 'heads.launch.ahead', { name, placed, day });
	});
	return { title: title ?? name, description: summary ?? '' };
}

function findPrice(request: PageRequest, project: Project) {
	const { primary, resale } = cheapestIn(request, project);
	const price = sayPrice(request, primary ?? resale);
	return price ? { market: primary ? ('primary' as const) : ('resale' as const), price } : null;
}

const sayPrice = (request: PageRequest, unit: Pick<Property, 'price' | 'currency'> | null): string | null =>
	unit?.currency === 'EGP' ? request.t('find.pounds', { amount: amountName(request, unit.price) }) : null;
