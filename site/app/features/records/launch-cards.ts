import type { Launch } from '../../../../content/entities/listings.ts';
import { addressOf } from '../../addresses.ts';
import type { PageRequest } from '../../page-loader.ts';
import { placeOf } from '../listings/card-data.ts';
import { formatsOf } from '../listings/formats.ts';
import type { RecordCardData } from './record-list.tsx';

export type LaunchCardData = RecordCardData & { date: string; isPast: boolean };

export const isLaunched = ({ launch_date }: Launch, now = Date.now()) => Date.parse(launch_date) <= now;

export const launchDay = (request: PageRequest, launch: Launch) =>
	request.t(isLaunched(launch) ? 'records.launched' : 'records.opens', { date: formatsOf(request).date(launch.launch_date, 'long') });

/** The next one first, then those that have been, the latest of them first. */
export const inOrder = (launches: Launch[], now = Date.now()): Launch[] => [
	...launches.filter((launch) => !isLaunched(launch, now)),
	...launches.filter((launch) => isLaunched(launch, now)).reverse(),
];

export function launchCards(request: PageRequest, launches: Launch[]): LaunchCardData[] {
	const { read, locale } = request;
	return inOrder(launches).map((launch) => ({
		id: launch.id,
		to: addressOf('launch', launch, locale),
		photo: read.photo(launch.images[0] ?? null, locale),
		title: launch.translations[locale].name,
		meta: placeOf(request, launch.project, launch.area),
		text: launch.translations[locale].summary,
		date: launchDay(request, launch),
		isPast: isLaunched(launch),
	}));
}
