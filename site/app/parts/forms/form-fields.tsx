import { useField } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FieldMessages } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import type { ChoiceData, FieldData, FrameData } from './form-data.ts';

export type Field<Own> = { data: FieldData } & Omit<Own, 'label' | 'hint' | 'error' | 'name' | 'id'>;

/** The current error: from the server, or from the rules since then. */
export const useFieldError = (name: string): string | null => useField<string>(name)[0].errors?.[0] ?? null;

export function useWiring({ id, name, label, hint, isFirstWrong }: FieldData) {
	return { id, name, label, hint, error: useFieldError(name), autoFocus: isFirstWrong };
}

export const TextField = ({ data, ...props }: Field<ComponentProps<typeof Input>>) => (
	<Input {...props} {...useWiring(data)} defaultValue={data.value} />
);

export const OptionalLabel = ({ data: { label, optional }, when }: { data: FieldData; when: string }) => (
	<>
		{label} {optional && <span className={`hidden ${when}`}>{optional}</span>}
	</>
);

/** CSS: e-mail is optional when another channel is chosen. Works without a script. */
const emailIsOptional = 'in-[form:has([name=channel]:checked:not([value=email]))]:inline';

/** Addresses are left-to-right in both languages. */
export const EmailField = ({ data, ...props }: Field<ComponentProps<typeof Input>>) => (
	<Input
		{...props}
		{...useWiring(data)}
		label={<OptionalLabel data={data} when={emailIsOptional} />}
		type="email"
		autoComplete="email"
		dir="ltr"
		defaultValue={data.value}
	/>
);

export const MessageField = ({ data, ...props }: Field<ComponentProps<typeof Textarea>>) => (
	<Textarea {...props} {...useWiring(data)} defaultValue={data.value} />
);

export const SelectField = ({ data, className }: { data: ChoiceData; className?: string }) => (
	<Select {...useWiring(data)} defaultValue={data.value} className={className}>
		{data.options.map(({ value, text }) => (
			<option key={value} value={value}>
				{text}
			</option>
		))}
	</Select>
);

export const PolicyLinks = ({ policies }: Pick<FrameData, 'policies'>) => (
	<span className="inline-flex flex-wrap gap-x-4">
		{policies.map(({ to, text }) => (
			<a key={to} href={to} className="whitespace-nowrap underline underline-offset-4">
				{text}
			</a>
		))}
	</span>
);

export const ConsentField = ({ data, policies }: { data: FieldData } & Pick<FrameData, 'policies'>) => (
	<Checkbox
		{...useWiring(data)}
		hint={<PolicyLinks policies={policies} />}
		value="yes"
		defaultChecked={data.values.includes('yes')}
		className="text-sm [&_label]:items-start [&_label]:py-2"
	/>
);

export function ChipsField({ data, isInline = false, className = '' }: { data: ChoiceData; isInline?: boolean; className?: string }) {
	const { id, name, label, hint, options, values, isFirstWrong } = data;
	const error = useFieldError(name);
	const messages = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	return (
		<fieldset
			id={id}
			aria-describedby={messages || undefined}
			aria-invalid={error ? true : undefined}
			className={`grid min-w-0 content-start gap-2 ${isInline ? 'grid-cols-[auto_minmax(0,1fr)]' : ''} ${className}`}
		>
			<legend className={isInline ? 'float-start font-med text-sm leading-11' : 'mb-2 font-med text-sm'}>{label}</legend>
			<div className={`text-balance ${isInline ? '-me-1 -mb-1' : '-me-2 -mb-2'}`}>
				{options.map(({ value, text }, index) => (
					<label
						key={value}
						className={`relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-full border border-neutral-500 align-top ${isInline ? 'me-1 mb-1 min-w-10 px-2' : 'me-2 mb-2 px-4'} font-med text-sm outline-focus hover:border-neutral-700 has-checked:border-action has-checked:bg-pn-blue-50 has-checked:text-pn-blue-800 has-focus-visible:outline-3 has-focus-visible:outline-offset-2`}
					>
						<input
							type="radio"
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
