import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { floatingPlace } from './floating.ts';

/** Once, around the page: a second tooltip opens at once while the first is fresh. */
export function TooltipProvider({ children }: { children: ReactNode }) {
	return (
		<Radix.Provider delayDuration={700} skipDelayDuration={300}>
			{children}
		</Radix.Provider>
	);
}

type Props = Omit<Radix.TooltipContentProps, 'content' | 'children'> & {
	content: ReactNode;
	/** What it explains: a link or a button. */
	children: ReactElement;
};

export function Tooltip({ content, children, className = '', ...props }: Props) {
	return (
		<Radix.Root>
			<Radix.Trigger asChild>{children}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					{...floatingPlace}
					{...props}
					className={`z-50 max-w-72 rounded-sm bg-neutral-900 px-3 py-1.5 text-sm text-white shadow-2 data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in data-[state=instant-open]:animate-fade-in ${className}`}
				>
					{content}
					<Radix.Arrow className="fill-neutral-900" />
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
