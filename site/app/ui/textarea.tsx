import type { ComponentProps } from 'react';
import { controlBox, Field, type FieldProps, useFieldWiring } from './field.tsx';

type Props = ComponentProps<'textarea'> & FieldProps;

export function Textarea({ label, labelHidden, hint, error, className, rows = 4, ...props }: Props) {
	const wiring = useFieldWiring({ ...props, hint, error });
	return (
		<Field id={wiring.id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
			<span className={controlBox({ invalid: Boolean(error) })}>
				<textarea
					{...props}
					{...wiring}
					rows={rows}
					className="field-sizing-content max-h-96 min-h-24 min-w-0 flex-1 resize-y bg-transparent py-2.5 wrap-anywhere outline-none placeholder:text-neutral-500"
				/>
			</span>
		</Field>
	);
}
