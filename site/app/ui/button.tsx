import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { button } from './button-variants.ts';
import type { VariantProps } from './variants.ts';

type Props = Omit<ComponentProps<'button'>, 'color'> &
	Omit<VariantProps<typeof button>, 'size'> & {
		size?: 'sm' | 'md' | 'lg';
		/** For a single icon. */
		square?: boolean;
		/** Passes the styles to its only child, such as a link. */
		asChild?: boolean;
	};

export function Button({ asChild = false, color, variant, size = 'md', square = false, className, ...props }: Props) {
	const classes = button({ color, variant, size: square ? `square-${size}` : size, className });
	return asChild ? <Slot {...props} className={classes} /> : <button type="button" {...props} className={classes} />;
}
