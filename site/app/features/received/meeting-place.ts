import { formatPlace } from '#app/parts/listings/card-data.ts';
import { buildExternalMapLinks } from '#app/parts/map/external-map-links.ts';
import type { TextContext } from '#app/parts/search/value-names.ts';
import type { Project, Property } from '#content/entities/listings.ts';
import { locales } from '#domain/locales.ts';
import type { About } from '#outbox/submissions.ts';

/** `isRough`: only the district is known, which is not enough to meet at. */
export type MeetingPlace = { text: string; map: string | null; isRough: boolean };

/** The home if its location is public, else its compound, else its district; the office when it is about neither. */
export function findMeetingPlace(context: TextContext, about: About | null): MeetingPlace {
	const { read } = context;
	const property = about?.kind === 'property' ? read.get('property', about.id) : null;
	if (property) return placeOfHome(context, property);
	const compound = about?.kind === 'project' ? read.get('project', about.id) : null;
	return compound ? placeOfCompound(context, compound) : placeOfOffice(context);
}

function placeOfHome(context: TextContext, property: Property): MeetingPlace {
	const { project, area, coordinates, exact_place } = property;
	const compound = project === null ? null : context.read.get('project', project);
	const text = formatPlace(context, project, area);
	if (coordinates && exact_place) return { text, map: buildExternalMapLinks(coordinates).google, isRough: false };
	return compound ? { ...placeOfCompound(context, compound), text } : { text, map: null, isRough: true };
}

const placeOfCompound = (context: TextContext, { id, area, coordinates }: Project): MeetingPlace => ({
	text: formatPlace(context, id, area),
	map: coordinates && buildExternalMapLinks(coordinates).google,
	isRough: false,
});

function placeOfOffice({ read, locale, t }: TextContext): MeetingPlace {
	const setting = read.setting();
	const address = setting?.translations[locale].address;
	const office = t('map.ourOffice');
	return {
		text: address ? [office, address].join(locales[locale].comma) : office,
		map: setting?.coordinates ? buildExternalMapLinks(setting.coordinates).google : null,
		isRough: false,
	};
}
