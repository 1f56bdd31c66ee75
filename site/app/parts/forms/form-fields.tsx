import type { ComponentProps } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FieldMessages } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import type { ChoiceData, FieldData } from './form-data.ts';

type Field<Own> = { data: FieldData } & Omit<Own, 'label' | 'hint' | 'error' | 'name' | 'id'>;

const wiring = ({ id, name, label, hint, error, isFirstWrong }: FieldData) => ({ id, name, label, hint, error, autoFocus: isFirstWrong });

export const TextField = ({ data, ...props }: Field<ComponentProps<typeof Input>>) => (
	<Input {...props} {...wiring(data)} defaultValue={data.value} />
);

/** Whoever is answered by e-mail need not give a phone, and the other way round. It follows the choice without a script. */
const phoneIsOptional = 'in-[form:has([name=channel][value=email]:checked)]:inline';
const emailIsOptional = 'in-[form:has([name=channel]:checked:not([value=email]))]:inline';

const LabelOf = ({ data: { label, optional }, when }: { data: FieldData; when: string }) => (
	<>
		{label} {optional && <span className={`hidden ${when}`}>{optional}</span>}
	</>
);

/** Numbers and Latin addresses read from the left in either language. */
export const PhoneField = ({ data, ...props }: Field<ComponentProps<typeof Input>>) => (
	<Input
		{...props}
		{...wiring(data)}
		label={<LabelOf data={data} when={phoneIsOptional} />}
		hint={
			<>
				{data.hint}
				<output data-country htmlFor={data.id} className="block" />
			</>
		}
		type="tel"
		inputMode="tel"
		autoComplete="tel"
		dir="ltr"
		defaultValue={data.value}
		end={<span data-flag aria-hidden="true" />}
	/>
);

export const EmailField = ({ data, ...props }: Field<ComponentProps<typeof Input>>) => (
	<Input
		{...props}
		{...wiring(data)}
		label={<LabelOf data={data} when={emailIsOptional} />}
		type="email"
		autoComplete="email"
		dir="ltr"
		defaultValue={data.value}
	/>
);

export const MessageField = ({ data, ...props }: Field<ComponentProps<typeof Textarea>>) => (
	<Textarea {...props} {...wiring(data)} defaultValue={data.value} />
);

export const ConsentField = ({ data }: { data: FieldData }) => (
	<Checkbox
		{...wiring(data)}
		value="yes"
		defaultChecked={data.values.includes('yes')}
		className="text-sm [&_label]:items-start [&_label]:py-2"
	/>
);

/** One of a few, or several, as chips that can be pressed. */
export function ChipsField({ data, several = false, className = '' }: { data: ChoiceData; several?: boolean; className?: string }) {
	const { id, name, label, hint, error, options, values, isFirstWrong } = data;
	const messages = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	return (
		<fieldset
			id={id}
			aria-describedby={messages || undefined}
			aria-invalid={error ? true : undefined}
			className={`grid min-w-0 content-start gap-2 ${className}`}
		>
			<legend className="mb-2 font-med text-sm">{label}</legend>
			<div className="flex flex-wrap gap-2">
				{options.map(({ value, text }, index) => (
					<label
						key={value}
						className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-neutral-500 px-4 font-med text-sm outline-focus hover:border-neutral-700 has-checked:border-action has-checked:bg-pn-blue-50 has-checked:text-pn-blue-800 has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
					>
						<input
							type={several ? 'checkbox' : 'radio'}
							name={name}
							value={value}
							defaultChecked={values.includes(value)}
							// biome-ignore lint/a11y/noAutofocus: a form that came back takes its sender to what is wrong, without a script too
							autoFocus={isFirstWrong && index === 0}
							className="sr-only"
						/>
						{text}
					</label>
				))}
			</div>
			<FieldMessages id={id} hint={hint} error={error} />
		</fieldset>
	);
}
