import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { tones } from './tones.ts';

export const button = tv({
	base: [
		'inline-flex items-center justify-center gap-2 text-center font-semi leading-tight',
		'transition-[background-color,border-color,scale] duration-120 active:scale-98',
		'disabled:pointer-events-none disabled:opacity-40 aria-disabled:cursor-default aria-disabled:opacity-40',
	],
	variants: {
		color: tones,
		variant: {
			solid: 'bg-(--tone-solid) text-(--tone-on-solid) hover:bg-(--tone-solid-hover)',
			outline:
				'border-[1.5px] border-(--tone-edge) bg-(--tone-ground) text-(--tone-text) hover:border-(--tone-text) hover:bg-(--tone-soft)',
			soft: 'bg-(--tone-soft) text-(--tone-text) hover:bg-(--tone-soft-hover)',
			ghost: 'text-(--tone-text) hover:bg-(--tone-soft)',
		},
		size: {
			sm: 'min-h-9 rounded-sm',
			md: 'min-h-11 rounded-md',
			lg: 'min-h-14 rounded-md',
		},
		/** Holds one icon and no words. */
		square: { true: 'shrink-0', false: '' },
	},
	compoundVariants: [
		{ square: false, size: 'sm', class: 'px-3.5 text-sm' },
		{ square: false, size: 'md', class: 'px-4.5 text-base' },
		{ square: false, size: 'lg', class: 'px-6 text-md' },
		{ square: true, size: 'sm', class: 'w-9 text-base' },
		{ square: true, size: 'md', class: 'w-11 text-lg' },
		{ square: true, size: 'lg', class: 'w-14 text-xl' },
	],
	defaultVariants: { color: 'primary', variant: 'solid', size: 'md', square: false },
});

type Props = Omit<ComponentProps<'button'>, 'color'> &
	VariantProps<typeof button> & {
		/** Gives its look to the one child, so that a link can look like a button. */
		asChild?: boolean;
	};

export function Button({ asChild = false, color, variant, size, square, className, ...props }: Props) {
	const look = button({ color, variant, size, square, className });
	return asChild ? <Slot.Root {...props} className={look} /> : <button type="button" {...props} className={look} />;
}
