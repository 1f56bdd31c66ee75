import tick from 'icon:pn/tick';
import type { ComponentProps } from 'react';
import { FieldMessages, type FieldProps, useFieldWiring } from './field.tsx';
import { Icon } from './icon.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & FieldProps;

export function Checkbox({ label, labelHidden = false, hint, error, className = '', ...props }: Props) {
	const wiring = useFieldWiring({ ...props, hint, error });
	return (
		<div data-field className={`grid gap-1 ${className}`}>
			<label
				htmlFor={wiring.id}
				className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5 has-[:disabled]:cursor-default has-[:disabled]:opacity-40"
			>
				<span className="relative flex size-5.5 shrink-0">
					<input
						{...props}
						{...wiring}
						type="checkbox"
						className="peer size-full cursor-[inherit] appearance-none rounded-xs border-[1.5px] border-neutral-500 bg-surface transition-colors duration-120 checked:border-action checked:bg-action not-checked:hover:border-neutral-700 checked:hover:bg-action-hover aria-invalid:border-error-600 forced-colors:appearance-auto"
					/>
					<Icon
						icon={tick}
						className="pointer-events-none absolute inset-0 m-auto hidden text-sm text-white peer-checked:block forced-colors:hidden"
					/>
				</span>
				<span className={labelHidden ? 'sr-only' : ''}>{label}</span>
			</label>
			<div className="grid gap-1.5 ps-8.5">
				<FieldMessages id={wiring.id} hint={hint} error={error} />
			</div>
		</div>
	);
}
