import { useState } from 'react';
import type { OptionData } from '#app/parts/forms/form-data.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';
import type { CounterView } from './build-view.ts';

/** What narrows a search: part of its one form, and of its address. */
export function Filters({ view: { words, filled, options, isFiltered, clear, quick } }: { view: CounterView }) {
	// Opened once: whoever takes the last filter out is still in it.
	const [isOpen] = useState(isFiltered);
	return (
		<div className="counter-filters">
			<details open={isOpen}>
				<summary>{words.filters}</summary>
				<div className="counter-fields">
					<Choice label={words.state} name="state" value={filled.state} any={words.any} options={options.states} />
					<Choice label={words.agent} name="agent" value={filled.agent} any={words.any} options={options.agents} />
					<Select label={words.place} name="place" defaultValue={filled.place}>
						<option value="">{words.any}</option>
						<optgroup label={words.locations}>
							<Options options={options.locations} />
						</optgroup>
						<optgroup label={words.areas}>
							<Options options={options.areas} />
						</optgroup>
					</Select>
					<Choice label={words.age} name="days" value={filled.days} any={words.any} options={options.ages} />
					<Input label={words.from} name="from" inputMode="numeric" dir="ltr" maxLength={20} defaultValue={filled.from} />
					<Input label={words.to} name="to" inputMode="numeric" dir="ltr" maxLength={20} defaultValue={filled.to} />
					<Checkbox label={words.stale} name="stale" value="1" defaultChecked={filled.stale} />
					<Checkbox label={words.incomplete} name="incomplete" value="1" defaultChecked={filled.incomplete} />
					<div className="counter-apply">
						<Button type="submit">{words.apply}</Button>
						{isFiltered && (
							<a href={clear} className="counter-link">
								{words.clear}
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
