import type { ComponentProps } from 'react';
import { tones } from './tones.ts';
import { type VariantProps, variants } from './variants.ts';

/** Arabic letters reach below the baseline, so they are raised to look centred. */
export const badge = variants(
	'inline-flex items-center justify-center gap-1 whitespace-nowrap rounded-full font-semi leading-none [&:lang(ar)]:pb-[0.2em]',
	{
		color: tones,
		variant: {
			solid: 'bg-(--tone-solid) text-(--tone-on-solid)',
			outline: 'border border-(--tone-edge) bg-(--tone-ground) text-(--tone-text)',
			soft: 'bg-(--tone-soft) text-(--tone-text)',
			subtle: 'border border-(--tone-edge) bg-(--tone-soft) text-(--tone-text)',
		},
		size: {
			xs: 'min-h-5 px-1.5 text-2xs',
			sm: 'min-h-6 px-2 text-xs',
			md: 'min-h-6.5 px-2.5 text-xs',
			lg: 'min-h-7.5 px-3 text-sm',
			xl: 'min-h-9 px-3.5 text-base',
		},
	},
	{ color: 'primary', variant: 'solid', size: 'md' },
);

type Props = Omit<ComponentProps<'span'>, 'color'> & VariantProps<typeof badge>;

export function Badge({ color, variant, size, className, ...props }: Props) {
	return <span {...props} className={badge({ color, variant, size, className })} />;
}
