import type { ChoiceData, FieldData } from '#app/parts/forms/form-data.ts';
import { Select } from '#app/ui/select.tsx';
import type { GroupedChoiceData } from './step-data.ts';

const wiring = ({ id, name, label, hint, error, value, isFirstWrong }: FieldData) => ({
	id,
	name,
	label,
	hint,
	error,
	defaultValue: value,
	autoFocus: isFirstWrong,
});

export const SelectField = ({ data, className }: { data: ChoiceData; className?: string }) => (
	<Select {...wiring(data)} className={className}>
		{data.options.map(({ value, text }) => (
			<option key={value} value={value}>
				{text}
			</option>
		))}
	</Select>
);

export const GroupedSelectField = ({ data, className }: { data: GroupedChoiceData; className?: string }) => (
	<Select {...wiring(data)} className={className}>
		<option value="">{data.none}</option>
		{data.groups.map(({ label, options }) => (
			<optgroup key={label} label={label}>
				{options.map(({ value, text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</optgroup>
		))}
	</Select>
);
