import * as Radix from 'radix-ui/slider';
import { useState } from 'react';

type Props = Omit<Radix.SliderProps, 'children' | 'asChild' | 'orientation' | 'inverted'> & {
	/** The name of each thumb: one, or two for a range. */
	thumbs: [string] | [string, string];
	/** The value as text, for screen readers. */
	format?: (value: number) => string;
};

export function Slider({ thumbs, format, onValueChange, className = '', ...props }: Props) {
	const [moved, setMoved] = useState(props.defaultValue);
	const values = props.value ?? moved;
	const words = (value: number | undefined) => (format && value !== undefined ? format(value) : undefined);
	return (
		<Radix.Root
			preserveThumbOrder
			{...props}
			onValueChange={(next) => {
				setMoved(next);
				onValueChange?.(next);
			}}
			className={`relative flex h-11 w-full touch-none select-none items-center data-disabled:opacity-40 ${className}`}
		>
			<Radix.Track className="relative h-1.5 grow rounded-full bg-neutral-300 forced-colors:bg-[ButtonBorder]">
				<Radix.Range className="absolute h-full rounded-full bg-action forced-colors:bg-[Highlight]" />
			</Radix.Track>
			{thumbs.map((name, index) => (
				<Radix.Thumb
					key={name}
					aria-label={name}
					aria-valuetext={words(values?.[index])}
					className="relative block size-6.5 cursor-grab rounded-full border-6 border-action bg-surface shadow-2 transition-shadow duration-120 before:absolute before:-inset-4 hover:shadow-3 active:cursor-grabbing"
				/>
			))}
		</Radix.Root>
	);
}
