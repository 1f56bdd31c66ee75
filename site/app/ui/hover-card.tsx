import { HoverCard as Radix } from 'radix-ui';
import { floatingPanel, floatingPlace } from './floating.ts';

export const HoverCardTrigger = Radix.Trigger;

export function HoverCard(props: Radix.HoverCardProps) {
	return <Radix.Root openDelay={700} closeDelay={300} {...props} />;
}

/** Only a preview of the link it belongs to: it cannot be reached by touch or keyboard. */
export function HoverCardContent({ className = '', ...props }: Radix.HoverCardContentProps) {
	return (
		<Radix.Portal>
			<Radix.Content
				{...floatingPlace}
				{...props}
				className={`origin-(--radix-hover-card-content-transform-origin) ${floatingPanel} ${className}`}
			/>
		</Radix.Portal>
	);
}
