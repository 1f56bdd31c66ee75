import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { button } from './button-variants.ts';
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
	const classes = button({ color, variant, size: square ? `square-${size}` : size, className });
	return asChild ? <Slot {...props} className={classes} /> : <button type="button" {...props} className={classes} />;
}
