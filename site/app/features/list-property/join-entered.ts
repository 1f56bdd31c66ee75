import type { FieldData } from '#app/parts/forms/form-data.ts';
import type { Draft } from './draft.ts';
import type { ListFormData } from './list-form-data.ts';
import type { StepData } from './step-data.ts';

/** Merges what was entered during the request into the form: into its field, or hidden where this step does not have it. */
export function joinEntered(data: ListFormData, entered: Draft): ListFormData {
	const typed = Object.groupBy(entered, ([name]) => name);
	const readValues = (name: string) => typed[name]?.map(([, value]) => value);
	const asked = new Set<string>();
	const join = (part: unknown) => {
		if (!isField(part)) return part;
		asked.add(part.name);
		const values = readValues(part.name);
		return values ? { ...part, values, value: values.at(-1) ?? '' } : part;
	};
	const step = Object.fromEntries(Object.entries(data.step).map(([name, part]) => [name, join(part)])) as StepData;
	const unseen = entered.filter(([name]) => !asked.has(name));
	const others = data.frame.hidden.filter(([name]) => !unseen.some(([other]) => other === name));
	return { ...data, step, frame: { ...data.frame, hidden: [...others, ...unseen] } };
}

const isField = (part: unknown): part is FieldData => typeof part === 'object' && part !== null && 'name' in part && 'values' in part;
