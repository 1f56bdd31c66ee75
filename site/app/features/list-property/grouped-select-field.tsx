import { useWiring } from '#app/parts/forms/form-fields.tsx';
import { Select } from '#app/ui/select.tsx';
import type { GroupedChoiceData } from './step-data.ts';

export const GroupedSelectField = ({ data, className }: { data: GroupedChoiceData; className?: string }) => (
	<Select {...useWiring(data)} defaultValue={data.value} className={className}>
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
