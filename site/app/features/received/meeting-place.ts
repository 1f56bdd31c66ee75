import { formatPlace } from '#app/parts/listings/card-data.ts';
import { elsewhere } from '#app/parts/map/elsewhere.ts';
import type { Speaker } from '#app/parts/search/value-names.ts';
import type { Project, Property } from '#content/entities/listings.ts';
import type { About } from '#outbox/submissions.ts';

/** Where a viewing is, as far as the records say it. `isRough`: a district alone, where nobody finds anybody. */
export type MeetingPlace = { text: string; map: string | null; isRough: boolean };

/** The home itself where its place is public, else its compound, else its district; the office where it is about neither. */
export function findMeetingPlace(speaker: Speaker, about: About | null): MeetingPlace {
	const { read } = speaker;
	const property = about?.kind === 'property' ? read.get('property', about.id) : null;
	if (property) return placeOfHome(speaker, property);
	const compound = about?.kind === 'project' ? read.get('project', about.id) : null;
	return compound ? placeOfCompound(speaker, compound) : placeOfOffice(speaker);
}

function placeOfHome(speaker: Speaker, property: Property): MeetingPlace {
	const { project, area, coordinates, exact_place } = property;
	const compound = project === null ? null : speaker.read.get('project', project);
	const text = formatPlace(speaker, project, area);
	if (coordinates && exact_place) return { text, map: elsewhere(coordinates).google, isRough: false };
	return compound ? { ...placeOfCompound(speaker, compound), text } : { text, map: null, isRough: true };
}

const placeOfCompound = (speaker: Speaker, { id, area, coordinates }: Project): MeetingPlace => ({
	text: formatPlace(speaker, id, area),
	map: coordinates && elsewhere(coordinates).google,
	isRough: false,
});

function placeOfOffice({ read, locale, t }: Speaker): MeetingPlace {
	const setting = read.setting();
	const address = setting?.translations[locale].address;
	const office = t('map.ourOffice');
	return {
		text: address ? [office, address].join(t('find.comma')) : office,
		map: setting?.coordinates ? elsewhere(setting.coordinates).google : null,
		isRough: false,
	};
}
