import type { ComponentProps } from 'react';

/** Below the button where the browser can place it there, 8 px from it and from the window's edge; in the middle of the screen where it cannot. */
const place =
	'm-auto supports-[position-area:block-end]:m-2 supports-[position-area:block-end]:inset-auto [position-area:block-end_span-inline-start]';

/** The button that opens the popover of this id by a click. The browser does it: it needs no script. */
export function PopoverButton({ opens, ...props }: ComponentProps<'button'> & { opens: string }) {
	return <button type="button" {...props} popoverTarget={opens} />;
}

/** Closed by Escape, by a click outside, or by its button, which is also what the browser places it by. */
export function PopoverPanel({ id, className = '', ...props }: ComponentProps<'div'> & { id: string }) {
	return (
		<div
			{...props}
			id={id}
			popover="auto"
			className={`rounded-lg border border-line bg-surface p-2 text-ink shadow-2 ${place} ${className}`}
		/>
	);
}
