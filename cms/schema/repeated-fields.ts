import type { Choice, Field, Label } from './define.ts';
import { type FieldOptions, field } from './fields.ts';

/** One field of a small form, by default a line of text. */
type Part = { name: string; label: Label; kind?: 'long' | 'time' | readonly Choice[] };

function partOfForm({ name, label, kind }: Part) {
	const shape =
		kind === 'long'
			? { type: 'text', interface: 'input-multiline', width: 'full' }
			: kind === 'time'
				? { type: 'time', interface: 'datetime', width: 'half' }
				: kind
					? {
							type: 'string',
							interface: 'select-dropdown',
							width: 'half',
							options: { choices: kind.map((item) => ({ text: item.label, value: item.value })) },
						}
					: { type: 'string', interface: 'input', width: 'full' };
	return { field: name, name: label, type: shape.type, meta: { field: name, ...shape } };
}

/** A list of small forms, stored as JSON: questions and answers, steps. */
export function repeated(name: string, label: Label, parts: Part[], options: FieldOptions & { template?: string } = {}): Field {
	return field(name, label, options, {
		type: 'json',
		meta: {
			interface: 'list',
			special: ['cast-json'],
			options: { template: options.template ?? `{{${parts[0]?.name}}}`, fields: parts.map(partOfForm) },
		},
		wide: true,
	});
}
