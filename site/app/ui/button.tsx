import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { button } from './button-look.ts';
import type { VariantProps } from './variants.ts';

type Props = Omit<ComponentProps<'button'>, 'color'> &
	Omit<VariantProps<typeof button>, 'size'> & {
		size?: 'sm' | 'md' | 'lg';
		/** Holds one icon and no words. */
		square?: boolean;
		/** Gives its look to the one child, so that a link can look like a button. */
		asChild?: boolean;
	};

export function Button({ asChild = false, color, variant, size = 'md', square = false, className, ...props }: Props) {
	const look = button({ color, variant, size: square ? `square-${size}` : size, className });
	return asChild ? <Slot.Root {...props} className={look} /> : <button type="button" {...props} className={look} />;
}
