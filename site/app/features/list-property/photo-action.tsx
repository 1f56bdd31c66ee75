import type { ReactNode } from 'react';
import { button } from '#app/ui/button-variants.ts';

type Props = { go: string; act: () => void; label: string; className: string; children: ReactNode };

/** A submit button without a script, a click handler with one. */
export const PhotoAction = ({ go, act, label, className, children }: Props) => (
	<button
		type="submit"
		formNoValidate
		name="go"
		value={go}
		onClick={(event) => {
			event.preventDefault();
			act();
		}}
		aria-label={label}
		title={label}
		className={button({ variant: 'ghost', size: 'square-md', className: `max-w-full cursor-pointer ${className}` })}
	>
		{children}
	</button>
);
