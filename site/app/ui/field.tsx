import problem from 'icon:tabler/alert-circle';
import { type ReactNode, useId } from 'react';
import { errorStyle } from './field-styles.ts';
import { Icon } from './icon.tsx';
import { variants } from './variants.ts';

/** The box of a control. Darker than other lines, because a control's edge needs a contrast of 3:1. */
export const controlBox = variants(
	'flex min-h-11 w-full items-center gap-2 rounded-md border bg-surface text-md text-ink transition-colors duration-120 outline-focus has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:disabled]:opacity-40 has-[[aria-invalid]]:border-error-600',
	{
		invalid: { true: 'border-error-600 hover:border-error-700', false: 'border-neutral-500 hover:border-neutral-700' },
		/** A select has its own padding, so that the whole box opens it. */
		padded: { true: 'px-3.5', false: '' },
	},
	{ invalid: false, padded: true },
);

export type FieldProps = {
	label: ReactNode;
	/** Visually hidden, but read out. */
	labelHidden?: boolean;
	hint?: ReactNode;
	error?: ReactNode;
	/** For the element around label, box and messages. */
	className?: string;
};

type Wiring = { id?: string; hint?: ReactNode; error?: ReactNode; 'aria-describedby'?: string };

/** The ARIA attributes that connect a control to its label, hint and error. */
export function useFieldWiring({ id, hint, error, 'aria-describedby': others }: Wiring) {
	const made = useId();
	const control = id ?? made;
	const describedBy = [others, hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
	return { id: control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

export function FieldMessages({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
	return (
		<>
			{hint && (
				<p id={`${id}-hint`} className="text-ink-2 text-sm">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className={errorStyle}>
					<Icon icon={problem} className="mt-[0.25em]" />
					<span>{error}</span>
				</p>
			)}
		</>
	);
}

export function Field({
	id,
	label,
	labelHidden = false,
	hint,
	error,
	className = '',
	children,
}: FieldProps & { id: string; children: ReactNode }) {
	return (
		<div data-field className={`grid grid-cols-1 content-start gap-1.5 ${className}`}>
			<label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-med text-sm'}>
				{label}
			</label>
			{children}
			<FieldMessages id={id} hint={hint} error={error} />
		</div>
	);
}
