import { Popover as Radix } from 'radix-ui';
import { floatingPanel, floatingPlace } from './floating.ts';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

export function PopoverContent({ className = '', ...props }: Radix.PopoverContentProps & { 'aria-label': string }) {
	return (
		<Radix.Portal>
			<Radix.Content
				side="bottom"
				{...floatingPlace}
				{...props}
				className={`origin-(--radix-popover-content-transform-origin) ${floatingPanel} ${className}`}
			/>
		</Radix.Portal>
	);
}
