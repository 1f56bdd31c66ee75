import down from 'icon:pn/down';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export function Accordion({ className = '', ...props }: ComponentProps<'div'>) {
	return <div {...props} className={`[&>details+details]:border-t [&>details]:border-line border-line border-y ${className}`} />;
}

type ItemProps = Omit<ComponentProps<'details'>, 'title'> & {
	title: ReactNode;
	/** Items with the same name close each other. */
	name?: string;
};

export function AccordionItem({ title, children, className = '', ...props }: ItemProps) {
	return (
		<details {...props} className={`unfolding group/item ${className}`}>
			<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semi text-md transition-colors duration-120 hover:text-action [&::-webkit-details-marker]:hidden">
				{title}
				<Icon icon={down} className="text-ink-2 transition-transform duration-200 group-open/item:rotate-180" />
			</summary>
			<div className="pb-5 text-ink-2">{children}</div>
		</details>
	);
}
