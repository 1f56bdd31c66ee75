import arrow from 'icon:pn/arrow';
import down from 'icon:pn/down';
import search from 'icon:pn/search';
import spark from 'icon:pn/spark';
import type { ReactNode } from 'react';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { FinderData, FinderField, FinderTab } from './finder-data.ts';

/** CSS shows the form of the checked radio button, so tabs work without JavaScript. */
const panelClasses = {
	buy: 'hidden group-has-[#finder-buy:checked]/finder:block',
	rent: 'hidden group-has-[#finder-rent:checked]/finder:block',
	commercial: 'hidden group-has-[#finder-commercial:checked]/finder:block',
	launches: 'hidden group-has-[#finder-launches:checked]/finder:flex',
};

export function Finder({ data }: { data: FinderData }) {
	const { tabs, launches, legend } = data;
	return (
		<div data-finder className="group/finder relative z-2 text-ink md:col-span-full md:-mt-24 md:-mb-20">
			<fieldset className="flex gap-1 md:gap-2">
				<legend className="sr-only">{legend}</legend>
				{tabs.map(({ mode, label }, index) => (
					<Tab key={mode} id={mode} isFirst={index === 0}>
						{label}
					</Tab>
				))}
				<Tab id="launches">
					{launches.label}
					{launches.count && (
						<span className="grid size-5 place-items-center rounded-full bg-sun-300 text-fine leading-none text-pn-blue-950">
							{launches.count}
						</span>
					)}
				</Tab>
			</fieldset>
			<div className="rounded-xl rounded-ss-none bg-surface px-3 pb-3 pt-2 shadow-3 md:p-3">
				{tabs.map((tab) => (
					<SearchForm key={tab.mode} data={data} tab={tab} />
				))}
				<Launches launches={launches} />
			</div>
		</div>
	);
}

function Tab({ id, isFirst = false, children }: { id: string; isFirst?: boolean; children: ReactNode }) {
	return (
		<label className="relative inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-t-md bg-brand-deep/82 px-2 font-semi text-white max-md:px-1 max-md:text-sm has-checked:bg-surface has-checked:text-pn-blue-800 has-focus-visible:outline-3 has-focus-visible:outline-sun-300 max-md:flex-1 md:px-6">
			<input
				type="radio"
				name="looking-for"
				id={`finder-${id}`}
				defaultChecked={isFirst}
				className="absolute inset-0 cursor-pointer appearance-none outline-none"
			/>
			{children}
		</label>
	);
}

function SearchForm({ data, tab }: { data: FinderData; tab: FinderTab }) {
	const { action, labels } = data;
	const { mode, hidden, fields, show } = tab;
	return (
		<form action={action} className={panelClasses[mode]}>
			{hidden && <input type="hidden" {...hidden} />}
			<div className="grid grid-cols-2 md:grid-cols-3 xl:flex xl:items-stretch">
				{fields.map((field) => (
					<Field key={field.name} {...field} className={fieldClasses[field.name]} />
				))}
				<button
					type="submit"
					className={button({
						className: 'col-span-full mt-1 min-h-[54px]! whitespace-nowrap rounded-lg! px-6! xl:ms-2 xl:mt-0 xl:min-h-[60px]!',
					})}
				>
					<Icon icon={search} />
					<span data-count>{show}</span>
				</button>
			</div>
			<div
				data-suggest
				className="relative mt-2.5 flex min-h-12 items-center gap-3 rounded-lg bg-stone py-1 ps-4 pe-1 focus-within:[box-shadow:0_0_0_2px_var(--color-focus)] max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-0 max-md:px-4 max-md:pt-3 max-md:pb-1"
			>
				<Icon icon={spark} className="text-pn-blue-600" />
				<label htmlFor={`words-${mode}`} className="whitespace-nowrap font-semi text-sm max-md:flex-1">
					{labels.label}
				</label>
				<input
					type="search"
					name="q"
					id={`words-${mode}`}
					placeholder={labels.example}
					autoComplete="off"
					className="h-10 min-w-0 flex-1 truncate bg-transparent outline-none placeholder:text-ink-2 max-md:w-full max-md:flex-none max-md:pe-9 max-md:text-md max-md:placeholder:text-sm max-[22.4rem]:placeholder:text-xs md:border-s md:border-line-strong md:ps-3"
				/>
				<button
					type="submit"
					aria-label={labels.send}
					className="grid size-11 shrink-0 place-items-center rounded-md text-action hover:bg-surface max-md:absolute max-md:end-1 max-md:bottom-0.5"
				>
					<Icon icon={arrow} mirrored />
				</button>
			</div>
		</form>
	);
}

const fieldClasses: Record<FinderField['name'], string> = {
	location: 'col-span-full xl:flex-[1.7]',
	type: 'xl:before:block',
	price: 'md:before:block',
	bedrooms: 'max-md:col-span-full md:before:block',
	purpose: 'md:before:block',
};

type FieldProps = FinderField & { className: string };

/** A native select that fills the whole cell, so that a tap anywhere opens it. */
function Field({ name, label, options, className }: FieldProps) {
	return (
		<label
			className={`relative min-w-0 flex-1 rounded-md hover:bg-sand max-md:rounded-none max-md:border-b max-md:border-line xl:border-b-0 before:absolute before:start-0 before:inset-y-3.5 before:hidden before:w-px before:bg-line ${className}`}
		>
			<span className="pointer-events-none absolute start-2 top-2.5 text-ink-2 text-xs leading-line md:start-4">{label}</span>
			<select
				name={name}
				className="h-15 w-full cursor-pointer appearance-none truncate rounded-md bg-transparent ps-2 pe-8 pt-6 pb-1 font-semi leading-line max-md:text-md md:ps-4 md:pe-9"
			>
				{options.map(({ value, text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
			<Icon icon={down} className="pointer-events-none absolute end-2 bottom-4 size-4 text-neutral-500 md:end-4" />
		</label>
	);
}

function Launches({ launches: { text, eoi, to, show } }: Pick<FinderData, 'launches'>) {
	return (
		<div className={`${panelClasses.launches} min-h-[120px] flex-wrap items-center justify-between gap-4 p-3 md:px-5`}>
			<p className="max-w-[60ch] text-pretty">
				<b className="block text-md">{text}</b>
				<span className="text-ink-2">{eoi}</span>
			</p>
			<a href={to} className={button({ size: 'lg', className: 'max-md:w-full' })}>
				{show}
				<Icon icon={arrow} mirrored />
			</a>
		</div>
	);
}
