import { Fragment } from 'react';
import { Opening } from '#app/parts/page/editorial-view.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Answer, ValuationData } from './valuation-data.ts';

/** A GET form: the same with and without JavaScript. */
export default function ValuationView({ data }: { data: ValuationData }) {
	const { title, summary, action, purpose, area, type, builtUp, finishing, compound, send, answer } = data;
	return (
		<>
			<Opening title={title} summary={summary} />
			<div className={`wrap grid items-start gap-x-10 gap-y-8 py-8 lg:py-12 ${answer ? 'lg:grid-cols-2' : ''}`}>
				<form
					action={action}
					className={`grid gap-5 rounded-xl border border-line p-6 shadow-1 max-md:p-5 sm:grid-cols-2 ${answer ? '' : 'lg:grid-cols-3'}`}
				>
					<Choice data={purpose} />
					<Choice data={area} />
					<Choice data={type} />
					<Input
						id="valuation-builtUp"
						name={builtUp.name}
						label={builtUp.label}
						defaultValue={builtUp.value}
						error={builtUp.error}
						inputMode="decimal"
						autoComplete="off"
						maxLength={40}
						end={builtUp.unit}
					/>
					<Choice data={finishing} />
					<Choice data={compound} />
					<button type="submit" className={button({ size: 'lg', className: 'self-end sm:col-span-2 sm:justify-self-start' })}>
						{send}
					</button>
				</form>
				{answer && <Worth answer={answer} />}
			</div>
		</>
	);
}

function Choice({ data: { name, label, value, error, none, groups } }: { data: ValuationData['area'] }) {
	return (
		<Select id={`valuation-${name}`} name={name} label={label} defaultValue={value} error={error}>
			{none !== null && <option value="">{none}</option>}
			{groups.map((group) => {
				const options = group.options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.text}
					</option>
				));
				return group.label ? (
					<optgroup key={group.label} label={group.label}>
						{options}
					</optgroup>
				) : (
					<Fragment key="all">{options}</Fragment>
				);
			})}
		</Select>
	);
}

function Worth({ answer: { title, range, text, basis, note, list } }: { answer: Answer }) {
	return (
		<section aria-labelledby="worth" className="rounded-xl border border-line p-6 max-md:p-5">
			<h2 id="worth" className="text-lg">
				{title}
			</h2>
			{range && (
				<>
					<p className="mt-2 font-bold text-3xl tracking-num">{range.middle}</p>
					<p className="mt-1 font-med">{range.span}</p>
					{range.wide && <p className="mt-1 text-ink-2 text-sm">{range.wide}</p>}
				</>
			)}
			<p className="mt-4 text-neutral-700">{text}</p>
			{basis && (
				<a href={basis.to} className="inline-flex min-h-11 items-center text-action underline underline-offset-3">
					{basis.text}
				</a>
			)}
			<p className="mt-2 text-ink-2 text-sm">{note}</p>
			<a href={list.to} className={button({ size: 'lg', className: 'mt-5 max-sm:w-full' })}>
				{list.text}
			</a>
		</section>
	);
}
