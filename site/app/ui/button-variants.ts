import { tones } from './tones.ts';
import { variants } from './variants.ts';

/** Also for links that look like buttons. */
export const button = variants(
	'inline-flex items-center justify-center gap-2 text-center font-semi leading-tight transition-[background-color,border-color,scale] duration-120 active:scale-98 disabled:pointer-events-none disabled:opacity-40 aria-disabled:cursor-default aria-disabled:opacity-40',
	{
		color: tones,
		variant: {
			solid: 'bg-(--tone-solid) text-(--tone-on-solid) hover:bg-(--tone-solid-hover)',
			outline:
				'border-[1.5px] border-(--tone-edge) bg-(--tone-ground) text-(--tone-text) hover:border-(--tone-text) hover:bg-(--tone-soft)',
			soft: 'bg-(--tone-soft) text-(--tone-text) hover:bg-(--tone-soft-hover)',
			ghost: 'text-(--tone-text) hover:bg-(--tone-soft)',
		},
		size: {
			sm: 'min-h-9 rounded-sm px-3.5 text-sm',
			md: 'min-h-11 rounded-md px-4.5 text-base',
			lg: 'min-h-14 rounded-md px-6 text-md',
			'square-sm': 'min-h-9 w-9 shrink-0 rounded-sm text-base',
			'square-md': 'min-h-11 w-11 shrink-0 rounded-md text-lg',
			'square-lg': 'min-h-14 w-14 shrink-0 rounded-md text-xl',
		},
	},
	{ color: 'primary', variant: 'solid', size: 'md' },
);
