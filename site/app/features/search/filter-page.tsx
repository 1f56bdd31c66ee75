import { button } from '../../ui/button-look.ts';
import type { BarData } from './filter-bar.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FilterGroup } from './filter-groups.ts';

/** All filters as a page of its own: what the sheet holds, for browsers without JavaScript. */
export default function FilterPage({ data, further }: { data: BarData; further: FilterGroup[] }) {
	return (
		<form action={data.action} className="wrap pb-16 pt-6">
			<h1 className="mb-6 text-3xl">{data.words.allFilters}</h1>
			{data.text && <input type="hidden" name="text" value={data.text} />}
			{data.hidden.map(({ name, value }) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
				{[...data.quick, ...further].map((group) => (
					<fieldset key={group.label} className="min-w-0">
						<legend className="mb-2 font-semi">{group.label}</legend>
						<div className="max-h-[320px] overflow-y-auto">
							<FilterFields group={group} words={data.words} id={`all-${'name' in group ? group.name : 'pay'}`} />
						</div>
					</fieldset>
				))}
			</div>
			<p className="sticky bottom-0 mt-8 border-line border-t bg-surface py-4">
				<button type="submit" className={button({ size: 'lg' })}>
					{data.words.apply}
				</button>
			</p>
		</form>
	);
}
