import type { ComponentProps } from 'react';

/** Anchored below the button, 8 px from it and from the edges; centred where the browser has no anchor positioning. */
const place =
	'm-auto supports-[position-area:block-end]:m-2 supports-[position-area:block-end]:inset-auto [position-area:block-end_span-inline-start]';

/** Opens a popover natively, without a script. */
export function PopoverButton({ opens, ...props }: ComponentProps<'button'> & { opens: string }) {
	return <button type="button" {...props} popoverTarget={opens} />;
}

/** Closes with Escape, a click outside, or its button, which is also its anchor. */
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
