import down from 'icon:pn/down';
import type { ComponentProps } from 'react';
import { controlBox, Field, type FieldProps, useFieldWiring } from './field.tsx';
import { Icon } from './icon.tsx';

type Props = ComponentProps<'select'> & FieldProps;

/** A native select, which works without JavaScript. */
export function Select({ label, labelHidden, hint, error, className, ...props }: Props) {
	const wiring = useFieldWiring({ ...props, hint, error });
	return (
		<Field id={wiring.id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
			<span className={controlBox({ invalid: Boolean(error), padded: false, className: 'relative' })}>
				<select
					{...props}
					{...wiring}
					className="min-w-0 flex-1 cursor-pointer appearance-none truncate bg-transparent py-2 ps-3 pe-10 leading-snug outline-none"
				/>
				<Icon icon={down} className="pointer-events-none absolute end-3.5 text-neutral-500" />
			</span>
		</Field>
	);
}
