import { recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Launch } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { noteUntil } from '#content/reads.ts';
import { easiestPlan } from '#domain/money/plan.ts';
import { convertedText } from '../exchange/exchange-data.ts';
import { formatPlace } from '../listings/card-data.ts';
import { createFormats, type Money } from '../listings/formats.ts';
import { pickPhoto } from '../listings/shown-photos.ts';
import { daysUntil } from './days-until.ts';

export type LaunchFact = { label: string; money: Money; converted: string | null } | { label: string; text: string };

export type LaunchCardData = {
	id: number;
	to: string;
	title: string;
	photo: Photo | null;
	developer: string | null;
	place: string;
	facts: LaunchFact[];
	/** `Prices open` · `2 Dec · in 17 days` */
	opens: { label: string; text: string };
	/** The numeral that is read from afar, and what it counts. None once prices are public. */
	countdown: { big: string; small: string } | null;
	badge: string;
	action: string;
	actionTo: string;
};

export function isLaunched({ launch_date }: Launch, now = Date.now()): boolean {
	const opens = Date.parse(launch_date);
	if (opens > now) noteUntil(opens);
	return opens <= now;
}

/** The next one first, then those that have been, the latest of them first. */
export const inOrder = (launches: Launch[], now = Date.now()): Launch[] => [
	...launches.filter((launch) => !isLaunched(launch, now)),
	...launches.filter((launch) => isLaunched(launch, now)).reverse(),
];

export const launchCards = (request: PageRequest, launches: Launch[]): LaunchCardData[] =>
	optionalEach(request, 'launch card', inOrder(launches), (launch) => launchCard(request, launch));

function launchCard(request: PageRequest, launch: Launch): LaunchCardData {
	const { read, locale, t } = request;
	const isPast = isLaunched(launch);
	const count = daysUntil(launch.launch_date);
	const to = recordAddress('launch', launch, locale);
	return {
		id: launch.id,
		to,
		title: launch.translations[locale].name,
		photo: pickPhoto(request, `launch ${launch.id}`, launch.images),
		developer: read.get('developer', launch.developer)?.translations[locale].name ?? null,
		place: formatPlace(request, launch.project, launch.area),
		facts: buildFacts(request, launch),
		opens: { label: t(isPast ? 'card.pricesOpened' : 'card.pricesOpen'), text: formatOpening(request, launch, count) },
		countdown: isPast ? null : { big: t('card.countdownBig', { count }), small: t('card.countdownSmall', { count }) },
		badge: t('card.launch'),
		action: t(isPast ? 'card.seeLaunch' : 'card.registerInterest'),
		actionTo: isPast ? to : `${to}#interest`,
	};
}

function formatOpening(request: PageRequest, launch: Launch, count: number): string {
	const { date, time } = createFormats(request);
	if (isLaunched(launch)) return date(launch.launch_date, 'long');
	return request.t('card.openDay', { count, date: date(launch.launch_date, 'short'), time: time(launch.launch_date) });
}

function buildFacts(request: PageRequest, launch: Launch): LaunchFact[] {
	const { read, t } = request;
	const { money, percent } = createFormats(request);
	const { starting_price, eoi_amount, currency } = launch;
	const sum = (amount: number) => ({ money: money(amount, currency), converted: convertedText(request, amount, currency) });
	const plan = easiestPlan(starting_price ?? 1_000_000, read.many('payment_plan', launch.payment_plans));
	return [
		...(starting_price === null ? [] : [{ label: t(isLaunched(launch) ? 'compound.from' : 'card.expectedFrom'), ...sum(starting_price) }]),
		...(eoi_amount === null ? [] : [{ label: t('card.eoi'), ...sum(eoi_amount) }]),
		...(plan
			? [
					{
						label: t('card.plan'),
						text: t('card.planValue', { down: percent(plan.down_payment_percent), years: t('count.years', { count: plan.years }) }),
					},
				]
			: []),
	];
}
