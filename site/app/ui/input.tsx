import type { ComponentProps, ReactNode } from 'react';
import { controlBox, Field, type FieldProps, useFieldWiring } from './field.tsx';

type Props = ComponentProps<'input'> & FieldProps & { start?: ReactNode; end?: ReactNode };

export function Input({ label, labelHidden, hint, error, start, end, className, ...props }: Props) {
	const wiring = useFieldWiring({ ...props, hint, error });
	return (
		<Field id={wiring.id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
			<span className={controlBox({ invalid: Boolean(error) })}>
				{start && <span className="flex shrink-0 text-ink-2">{start}</span>}
				<input
					{...props}
					{...wiring}
					className="min-w-0 flex-1 bg-transparent py-2 leading-snug outline-none placeholder:text-neutral-500"
				/>
				{end && <span className="flex shrink-0 text-ink-2">{end}</span>}
			</span>
		</Field>
	);
}
