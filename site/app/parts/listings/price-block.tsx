import check from 'icon:pn/check';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Lattice } from '#app/ui/lattice.tsx';
import { CurrencyForm } from '../exchange/currency-form.tsx';
import type { Converted } from '../exchange/exchange-data.ts';
import type { CostsData } from './costs-data.ts';
import { Money } from './money.tsx';
import type { PriceBlockData } from './price-block-data.ts';
import type { AmountLine, ReceiptLine } from './receipt.ts';
import type { TakeoverData } from './takeover-data.ts';

export function PriceBlock({ data, children }: { data: PriceBlockData; children?: ReactNode }) {
	const { allIn, lines, facts, checked } = data;
	return (
		<div className="overflow-hidden rounded-xl border border-line bg-surface shadow-2">
			<Head data={data} />
			{data.offer && <OfferStrip offer={data.offer} />}
			{allIn && (
				<div className="px-6 pt-4 pb-1 max-md:px-5">
					<div className="mb-2 flex h-2 gap-0.5" aria-hidden="true">
						{lines
							.filter(({ share }) => share > 0)
							.map(({ kind, share }) => (
								<span
									key={kind}
									className={`min-w-[3px] first:rounded-s-full last:rounded-e-full ${colours[kind]}`}
									style={{ flexGrow: share }}
								/>
							))}
					</div>
					<dl className="text-sm">
						{lines.map(({ kind, label, amount, paidBy }) => (
							<div key={kind} className="flex items-baseline justify-between gap-3 py-1.5">
								<dt className="flex items-baseline gap-2 text-ink-2">
									<span className={`size-2 shrink-0 rounded-xs ${colours[kind]}`} aria-hidden="true" />
									<span>
										{label}
										{paidBy && <span className="block text-2xs text-success-700">{paidBy}</span>}
									</span>
								</dt>
								<dd className="font-med tracking-num">{paidBy ? <s className="font-body text-ink-2">{amount}</s> : amount}</dd>
							</div>
						))}
						<div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3 border-line-strong border-t border-dashed py-3">
							<dt className="font-semi">{allIn.label}</dt>
							<dd className="text-xl font-bold text-pn-blue-800">
								<Money value={allIn.total} />
							</dd>
							<Beside text={allIn.converted} />
						</div>
					</dl>
				</div>
			)}
			{data.takeover && <TakeoverColumns takeover={data.takeover} />}
			{data.costs && <Costs costs={data.costs} />}
			<Line line={data.finishing} />
			<Line line={data.rentalYield} />
			<dl className="fact-strip auto-cols-auto pe-4 max-md:pe-3">
				{facts.map(({ label, value, small, isGood, converted }) => (
					<div key={label} className="border-neutral-300 py-2.5 pe-2 ps-3 first:ps-6 max-md:first:ps-5">
						<dt>{label}</dt>
						<dd className={`text-base ${isGood ? 'is-good' : ''}`}>
							<bdi>{value}</bdi> {small && <small>· {small}</small>}
							{converted && <small className="block">{converted}</small>}
						</dd>
					</div>
				))}
			</dl>
			{children}
			<p className={`flex items-center gap-2 px-6 py-3 text-xs max-md:px-5 ${checked.isOld ? 'text-warning-700' : 'text-ink-2'}`}>
				<Icon icon={check} className={checked.isOld ? '' : 'text-success-600'} />
				<span>
					{checked.before}
					<b className={checked.isOld ? '' : 'text-ink'}>{checked.date}</b>
					{checked.after}
				</span>
			</p>
		</div>
	);
}

const Line = ({ line }: { line: AmountLine | null }) =>
	line && (
		<dl className="flex items-baseline justify-between gap-3 px-6 py-3 text-sm max-md:px-5">
			<dt className="text-ink-2">{line.label}</dt>
			<dd className="shrink-0 font-med tracking-num">
				<bdi>{line.amount}</bdi>
			</dd>
		</dl>
	);

/** In the visitor's currency. */
const Beside = ({ text }: { text: string | null | undefined }) =>
	text && (
		<dd className="w-full text-end text-ink-2 text-xs tracking-num">
			<bdi>{text}</bdi>
		</dd>
	);

/** Two payees: the owner now, the developer later. */
function TakeoverColumns({ takeover: { columns, bar, now, parts, note } }: { takeover: TakeoverData }) {
	return (
		<div className="px-6 pt-4 pb-2 text-sm max-md:px-5">
			<div className="mb-3 flex h-2 gap-0.5" aria-hidden="true">
				{bar
					.filter(({ share }) => share > 0)
					.map(({ kind, share }) => (
						<span
							key={kind}
							className={`min-w-[3px] first:rounded-s-full last:rounded-e-full ${takeoverColours[kind]}`}
							style={{ flexGrow: share }}
						/>
					))}
			</div>
			<div className="grid grid-cols-2 gap-4">
				{columns.map(({ title, total, converted, lines }) => (
					<dl key={title} className="not-first:border-line not-first:border-s not-first:ps-4">
						<dt className="text-xs text-ink-2">{title}</dt>
						<dd className="text-md font-bold text-brand tracking-num">
							{total}
							{converted && <small className="block font-body text-2xs text-ink-2">{converted}</small>}
						</dd>
						{lines.map(({ label, amount }) => (
							<div key={label} className="flex flex-wrap justify-between gap-x-2 pt-1 text-xs">
								<dt className="text-ink-2">{label}</dt>
								<dd className="font-med tracking-num">{amount}</dd>
							</div>
						))}
					</dl>
				))}
			</div>
			<dl className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 border-line-strong border-t border-dashed py-3">
				<dt className="font-semi">{now.label}</dt>
				<dd className="text-[17px] font-bold text-pn-blue-800 tracking-num">{now.amount}</dd>
				<dd className="w-full text-2xs text-ink-2">{parts}</dd>
				<Beside text={now.converted} />
			</dl>
			{note && <p className="pb-2 text-xs text-warning-700">{note}</p>}
		</div>
	);
}

const takeoverColours = { paid: 'bg-pn-blue-900', over: 'bg-sun-400', remaining: 'bg-pn-blue-300' };

/** Ranges, each with its source; unknown costs are listed too. */
function Costs({ costs: { title, lines, total, unknown, note } }: { costs: CostsData }) {
	return (
		<div className="px-6 pt-4 pb-2 text-sm max-md:px-5">
			<p className="font-semi">{title}</p>
			<dl>
				{lines.map(({ label, amount }) => (
					<div key={label} className="flex items-baseline justify-between gap-3 py-1.5">
						<dt className="text-ink-2">{label}</dt>
						<dd className={`shrink-0 tracking-num ${amount ? 'font-med' : 'text-warning-700'}`}>
							<bdi>{amount ?? unknown}</bdi>
						</dd>
					</div>
				))}
				<div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-line-strong border-t border-dashed py-3">
					<dt className="font-semi">{total.label}</dt>
					<dd className="text-[17px] font-bold text-pn-blue-800 tracking-num">
						<bdi>{total.amount}</bdi>
					</dd>
					<Beside text={total.converted} />
				</div>
			</dl>
			<p className="pb-2 text-2xs text-ink-2">{note}</p>
		</div>
	);
}

function OfferStrip({ offer: { name, until, left, share, confirmed, terms } }: { offer: NonNullable<PriceBlockData['offer']> }) {
	return (
		<div className="bg-error-50 px-6 py-3 text-sm max-md:px-5">
			<p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
				<b className="text-error-800">{name}</b>
				<Badge color="error" size="xs">
					{left}
				</Badge>
			</p>
			<span className="mt-2 block h-1 overflow-hidden rounded-full bg-error-100" aria-hidden="true">
				<span className="block h-full rounded-full bg-error-600" style={{ inlineSize: `${share}%` }} />
			</span>
			<p className="mt-2 text-xs text-ink-2">
				{until}
				{confirmed && <span className="block">{confirmed}</span>}
				<a href={terms.to} className="inline-flex min-h-6 items-center font-semi text-action hover:underline">
					{terms.text}
				</a>
			</p>
		</div>
	);
}

function Head({ data: { basis, price, earlierPrice, converted, currency, perMetre, comparison } }: { data: PriceBlockData }) {
	return (
		<div className="relative isolate bg-brand px-6 pt-5 pb-5 text-white max-md:px-5">
			<Lattice className="opacity-10 [mask:linear-gradient(var(--inline-angle),transparent_30%,#000)]" />
			<p className="text-on-brand-2 text-xs">{basis}</p>
			<p data-headline className="text-[36px] font-bold leading-head rtl:leading-line">
				<Money value={price} className="[&>:not(.tracking-num)]:text-[0.45em] [&>:not(.tracking-num)]:text-sun-300" />{' '}
				{earlierPrice && <s className="text-base font-body text-on-brand-2">{earlierPrice}</s>}
			</p>
			{converted && <ConvertedPrice converted={converted} />}
			{(perMetre || comparison) && (
				<p className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-sm">
					{perMetre && <bdi>{perMetre}</bdi>}
					{comparison && (
						<span
							className={`rounded-full bg-white/10 px-2.5 py-0.5 text-xs font-med ${comparison.isGood ? 'text-success-100' : 'text-on-brand-2'}`}
						>
							{comparison.text}
						</span>
					)}
				</p>
			)}
			{comparison && <p className="mt-1 text-2xs text-on-brand-2">{comparison.basis}</p>}
			{currency && (
				<div className="mt-2">
					<CurrencyForm choice={currency} />
				</div>
			)}
		</div>
	);
}

const ConvertedPrice = ({ converted: { text, rate } }: { converted: Converted }) => (
	<p className="mt-1 text-sm">
		<b className="tracking-num">{text}</b>
		<span data-rate-note className={`block text-2xs ${rate.isStale ? 'text-sun-200' : 'text-on-brand-2'}`}>
			{rate.text}
		</span>
	</p>
);

const colours: Record<ReceiptLine['kind'], string> = {
	price: 'bg-pn-blue-700',
	maintenance: 'bg-pn-blue-300',
	club: 'bg-neutral-400',
	parking: 'bg-neutral-700',
};
