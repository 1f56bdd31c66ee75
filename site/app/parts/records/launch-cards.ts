import { recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Launch } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { trackValidUntil } from '#content/reads.ts';
import { findEasiestPlan } from '#domain/money/plan.ts';
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
	/** The large number and its unit. Null once prices are public. */
	countdown: { big: string; small: string } | null;
	badge: { text: string; isPast: boolean };
	action: string;
	actionTo: string;
};

export function isLaunched({ launch_date }: Launch, now = Date.now()): boolean {
	const opens = Date.parse(launch_date);
	if (opens > now) trackValidUntil(opens);
	return opens <= now;
}

/** Coming launches first, the next one leading; then past ones, the latest leading. */
export const inOrder = (launches: Launch[], now = Date.now()): Launch[] => [
	...launches.filter((launch) => !isLaunched(launch, now)),
	...launches.filter((launch) => isLaunched(launch, now)).reverse(),
];

export const launchCards = (request: PageRequest, launches: Launch[]): LaunchCardData[] =>
	optionalEach(request, 'launch card', inOrder(launches), (launch) => launchCard(request, launch));

function launchCard(request: PageRequest, launch: Launch): LaunchCardData {
	const { read, locale, t } = request;
	const isPast = isLaunched(launch);
	const to = recordAddress('launch', launch, locale);
	return {
		id: launch.id,
		to,
		title: launch.translations[locale].name,
		photo: pickPhoto(request, `launch ${launch.id}`, launch.images),
		developer: read.get('developer', launch.developer)?.translations[locale].name ?? null,
		place: formatPlace(request, launch.project, launch.area),
		facts: buildFacts(request, launch),
		opens: { label: t(isPast ? 'card.pricesOpened' : 'card.pricesOpen'), text: formatOpening(request, launch) },
		countdown: isPast ? null : formatCountdown(request, launch),
		badge: { text: t(isPast ? 'card.launched' : 'card.launch'), isPast },
		action: t(isPast ? 'card.seeLaunch' : 'card.registerInterest'),
		actionTo: isPast ? to : `${to}#interest`,
	};
}

/** In calendar days, shared by cards and the launch page. */
export function formatCountdown({ t }: Pick<PageRequest, 't'>, { launch_date }: Launch): { big: string; small: string } {
	const count = daysUntil(launch_date);
	return { big: t('card.countdownBig', { count }), small: t('card.countdownSmall', { count }) };
}

function formatOpening(request: PageRequest, launch: Launch): string {
	const { date, time } = createFormats(request);
	if (isLaunched(launch)) return date(launch.launch_date, 'long');
	const count = daysUntil(launch.launch_date);
	return request.t('card.openDay', { count, date: date(launch.launch_date, 'short'), time: time(launch.launch_date) });
}

function buildFacts(request: PageRequest, launch: Launch): LaunchFact[] {
	const { read, t } = request;
	const { money, percent } = createFormats(request);
	const { starting_price, eoi_amount, currency } = launch;
	const sum = (amount: number) => ({ money: money(amount, currency), converted: convertedText(request, amount, currency) });
	const isPast = isLaunched(launch);
	const plan = findEasiestPlan(starting_price ?? 1_000_000, read.many('payment_plan', launch.payment_plans));
	return [
		...(starting_price === null ? [] : [{ label: t(isPast ? 'compound.from' : 'card.expectedFrom'), ...sum(starting_price) }]),
		...(eoi_amount === null || isPast ? [] : [{ label: t('card.eoi'), ...sum(eoi_amount) }]),
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
