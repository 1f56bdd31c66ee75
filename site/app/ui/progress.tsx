import * as Radix from 'radix-ui/progress';

type Props = Omit<Radix.ProgressProps, 'children' | 'asChild'> & { 'aria-label': string };

/** Indeterminate without a value. */
export function Progress({ value = null, max = 100, className = '', ...props }: Props) {
	const known = value !== null;
	return (
		<Radix.Root
			{...props}
			value={value}
			max={max}
			className={`relative h-2 w-full overflow-hidden rounded-full bg-neutral-200 ${className}`}
		>
			<Radix.Indicator
				className={`absolute h-full rounded-full bg-action ${known ? 'start-0 transition-[width] duration-200' : 'wandering w-2/5'}`}
				style={known ? { inlineSize: `${(100 * value) / max}%` } : undefined}
			/>
		</Radix.Root>
	);
}
