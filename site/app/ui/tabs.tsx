import * as Radix from 'radix-ui/tabs';
import { createContext, useContext } from 'react';
import { variants } from './variants.ts';

/** `line`: sections of a page; `folder`: on a brand surface. */
type Variant = 'line' | 'folder';

const list = variants('flex gap-1', { variant: { line: 'overflow-x-auto border-line border-b', folder: '' } });

const tab = variants('inline-flex min-h-11 items-center justify-center gap-2 whitespace-nowrap font-semi transition-colors duration-120', {
	variant: {
		line: 'border-transparent border-b-3 px-3.5 text-ink-2 -outline-offset-3 hover:text-ink data-[state=active]:border-action data-[state=active]:text-pn-blue-800',
		folder:
			'rounded-t-md bg-brand-deep/80 px-6 text-on-brand hover:bg-brand-deep data-[state=active]:bg-surface data-[state=active]:text-pn-blue-800 max-sm:px-3',
	},
});

const VariantContext = createContext<Variant>('line');

export function Tabs({ variant = 'line', ...props }: Radix.TabsProps & { variant?: Variant }) {
	return (
		<VariantContext value={variant}>
			<Radix.Root {...props} />
		</VariantContext>
	);
}

export function TabList({ className, ...props }: Radix.TabsListProps & { 'aria-label': string }) {
	return <Radix.List {...props} className={list({ variant: useContext(VariantContext), className })} />;
}

export function Tab({ className, ...props }: Radix.TabsTriggerProps) {
	return <Radix.Trigger {...props} className={tab({ variant: useContext(VariantContext), className })} />;
}

export const TabPanel = Radix.Content;
