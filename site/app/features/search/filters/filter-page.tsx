import { button } from '#app/ui/button-variants.ts';
import type { BarData } from './filter-bar.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FiltersData } from './filters-data.ts';
import { hiddenParameters } from './hidden-parameters.ts';
import { ModeSwitch } from './mode-switch.tsx';

/** The filter sheet as a page of its own, for browsers without JavaScript. */
export default function FilterPage({ data: { bar, filters } }: { data: { bar: BarData; filters: FiltersData } }) {
	const { quick, further, labels } = filters;
	const groups = [...quick, ...further];
	return (
		<form action={bar.action} className="wrap pb-16 pt-6">
			<h1 className="mb-6 text-3xl">{bar.labels.allFilters}</h1>
			<div className="mb-8 grid max-w-[560px] gap-3">
				<ModeSwitch data={bar.modes} />
			</div>
			{hiddenParameters(bar.asked, groups).map(({ name, value }) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
				{groups.map((group) => (
					<fieldset key={group.name} id={`filter-${group.name}`} className="min-w-0">
						<legend className="mb-2 font-semi">{group.label}</legend>
						<div className="max-h-[320px] overflow-y-auto">
							<FilterFields group={group} labels={labels} id={`all-${group.name}`} />
						</div>
					</fieldset>
				))}
			</div>
			<p className="sticky bottom-0 mt-8 border-line border-t bg-surface py-4">
				<button type="submit" className={button({ size: 'lg' })}>
					{labels.apply}
				</button>
			</p>
		</form>
	);
}
