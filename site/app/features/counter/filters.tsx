import { useState } from 'react';
import type { OptionData } from '#app/parts/forms/form-data.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';
import type { CounterView } from './build-view.ts';

export function Filters({ view: { labels, filled, options, isFiltered, clear, quick } }: { view: CounterView }) {
	// Only the initial state: removing the last filter must not close the panel.
	const [isOpen] = useState(isFiltered);
	return (
		<div className="counter-filters">
			<details open={isOpen}>
				<summary>{labels.filters}</summary>
				<div className="counter-fields">
					<Choice label={labels.state} name="state" value={filled.state} any={labels.any} options={options.states} />
					<Choice label={labels.agent} name="agent" value={filled.agent} any={labels.any} options={options.agents} />
					<Select label={labels.place} name="place" defaultValue={filled.place}>
						<option value="">{labels.any}</option>
						<optgroup label={labels.locations}>
							<Options options={options.locations} />
						</optgroup>
						<optgroup label={labels.areas}>
							<Options options={options.areas} />
						</optgroup>
					</Select>
					<Choice label={labels.age} name="days" value={filled.days} any={labels.any} options={options.ages} />
					<Input label={labels.from} name="from" inputMode="numeric" dir="ltr" maxLength={20} defaultValue={filled.from} />
					<Input label={labels.to} name="to" inputMode="numeric" dir="ltr" maxLength={20} defaultValue={filled.to} />
					<Checkbox label={labels.stale} name="stale" value="1" defaultChecked={filled.stale} />
					<Checkbox label={labels.incomplete} name="incomplete" value="1" defaultChecked={filled.incomplete} />
					<Checkbox label={labels.due} name="due" value="1" defaultChecked={filled.due} />
					<div className="counter-apply">
						<Button type="submit">{labels.apply}</Button>
						{isFiltered && (
							<a href={clear} className="counter-link">
								{labels.clear}
							</a>
						)}
					</div>
				</div>
			</details>
			{quick.map(({ text, to, isOn }) => (
				<a key={text} href={to} className="counter-chip" aria-current={isOn ? 'true' : undefined}>
					{text}
				</a>
			))}
		</div>
	);
}

type ChoiceProps = { label: string; name: string; value: string; any: string; options: OptionData[] };

const Choice = ({ label, name, value, any, options }: ChoiceProps) => (
	<Select label={label} name={name} defaultValue={value}>
		<option value="">{any}</option>
		<Options options={options} />
	</Select>
);

const Options = ({ options }: { options: OptionData[] }) =>
	options.map(({ value, text }) => (
		<option key={value} value={value}>
			{text}
		</option>
	));
