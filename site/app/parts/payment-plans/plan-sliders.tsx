import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { percentFigure } from '#app/i18n/figures.ts';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { Slider } from '#app/ui/slider.tsx';
import { locales } from '#domain/locales.ts';
import { type Choice, downRange, type Range, readChoice, yearsRange } from '#domain/money/adjust.ts';
import { computeShare } from '#domain/money/amounts.ts';
import { Money } from '../listings/money.tsx';
import type { PaymentPlansData, PlanOption } from './plan-data.ts';
import { planFormats } from './plan-formats.ts';
import type { PlanView } from './plan-view.ts';

type Props = { data: PaymentPlansData; plan: PlanOption; choice: Choice; view: PlanView; onChoose: (choice: Choice) => void };

/** Lets the visitor pay more down or over fewer years than the plan requires. */
export function PlanSliders({ data, plan, choice, view, onChoose }: Props) {
	const { labels, deal, locale } = data;
	const {
		terms,
		labels: { years: stops },
	} = plan;
	const own = readChoice(terms);
	const [down, years] = [downRange(terms), yearsRange(terms)];
	const stop = stops.find(({ years }) => years === choice.years);
	const main = view.sums.find(({ isMain }) => isMain);
	const { amount, comma } = planFormats(locale);
	const outcome = main ? `${comma}${main.label}: ${main.amount}` : '';
	return (
		<>
			<Track
				name={labels.parts.down}
				range={down}
				ends={[percentFigure(down.min), percentFigure(down.max)]}
				at={choice.down}
				value={percentFigure(choice.down)}
				more={<Money value={{ amount: amount(computeShare(deal.price, choice.down)), currency: labels.currency }} />}
				outcome={outcome}
				onMove={(moved) => onChoose({ ...choice, down: moved })}
			/>
			<Track
				name={labels.over}
				range={years}
				ends={[stops[0]?.text ?? '', stops.at(-1)?.text ?? '']}
				at={choice.years}
				value={stop?.text ?? ''}
				more={stop?.instalments}
				outcome={outcome}
				onMove={(moved) => onChoose({ ...choice, years: Math.round(moved * 10) / 10 })}
			/>
			<p className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-xs text-ink-2">
				{choice.down === own.down && choice.years === own.years ? (
					labels.hint
				) : (
					<>
						{labels.own}
						<button type="button" className="min-h-6 font-semi text-action underline underline-offset-3" onClick={() => onChoose(own)}>
							{labels.reset}
						</button>
					</>
				)}
			</p>
		</>
	);
}

type TrackProps = {
	name: string;
	range: Range;
	ends: [string, string];
	at: number;
	value: string;
	more: ReactNode;
	outcome: string;
	onMove: (moved: number) => void;
};

/** `aria-valuetext` includes the result, for screen readers. */
function Track({ name, range, ends, at, value, more, outcome, onMove }: TrackProps) {
	const { direction } = locales[parseLocale(useLocation().pathname)];
	if (range.min >= range.max) return null;
	return (
		<div>
			<p className="flex items-baseline justify-between gap-3 leading-line">
				<span className="text-sm text-ink-2">{name}</span>
				<span>
					<bdi className="font-bold text-md">{value}</bdi> <small className="ms-2 text-xs text-ink-2">{more}</small>
				</span>
			</p>
			<Slider
				thumbs={[name]}
				dir={direction}
				min={range.min}
				max={range.max}
				value={[at]}
				format={() => value + outcome}
				onValueChange={([moved]) => moved !== undefined && onMove(moved)}
				className="-my-1"
			/>
			<p className="flex justify-between text-2xs leading-line text-ink-2" aria-hidden="true">
				{ends.map((end) => (
					<bdi key={end}>{end}</bdi>
				))}
			</p>
		</div>
	);
}
