import down from 'icon:pn/down';
import { useLocation } from 'react-router';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';

export type ListFilter = {
	name: string;
	label: string;
	/** '' when not set. */
	value: string;
	options: { value: string; text: string }[];
};

/** Selects that apply at once; without JavaScript there is a button. The choice is in the address. */
export function ListFilters({ filters }: { filters: ListFilter[] }) {
	const t = useTranslations('common');
	const { pathname } = useLocation();
	const isNarrowed = filters.some(({ name, value }) => value && name !== 'sort');
	return (
		<form key={filters.map(({ value }) => value).join()} action={pathname} data-at-once className="flex flex-wrap items-end gap-2.5">
			{filters.map((filter) => (
				<DropDown key={filter.name} filter={filter} isOneOfMany={filters.length > 4} />
			))}
			<noscript>
				<button type="submit" className={button()}>
					{t('apply')}
				</button>
			</noscript>
			{isNarrowed && (
				<a
					href={pathname}
					className="inline-flex min-h-11 items-center px-2 text-ink-2 text-sm underline underline-offset-3 hover:text-action"
				>
					{t('clearFilters')}
				</a>
			)}
		</form>
	);
}

const look =
	'h-12 w-full cursor-pointer appearance-none rounded-md border-[1.5px] bg-surface ps-4 pe-10 text-sm font-med hover:border-neutral-400';

function DropDown({ filter: { name, label, value, options }, isOneOfMany }: { filter: ListFilter; isOneOfMany: boolean }) {
	// More than fit in one row of a tablet are set in threes, and share the last row.
	const width = isOneOfMany ? 'max-lg:grow sm:basis-[calc((100%-20px)/3)] lg:basis-auto' : 'sm:basis-auto';
	const end = isOneOfMany ? 'lg:ms-auto' : 'sm:ms-auto';
	const isSet = value !== '' && name !== 'sort';
	return (
		<label className={`relative min-w-0 basis-[calc(50%-5px)] max-sm:last-of-type:odd:basis-full ${width} ${name === 'sort' ? end : ''}`}>
			<span className="mb-1 block text-2xs text-ink-2">{label}</span>
			<select
				name={name}
				defaultValue={value}
				className={`${look} ${isSet ? 'border-action bg-pn-blue-50 font-semi text-pn-blue-800' : 'border-line-strong'}`}
			>
				{options.map(({ value: option, text }) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
			<Icon icon={down} className="pointer-events-none absolute end-3.5 bottom-4 text-neutral-500" />
		</label>
	);
}
