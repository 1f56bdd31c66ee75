import { Tabs as Radix } from 'radix-ui';
import { createContext, useContext } from 'react';
import { variants } from './variants.ts';

/** `line` for the parts of a page; `folder` stands on a panel, on a brand surface. */
type Look = 'line' | 'folder';

const list = variants('flex gap-1', { look: { line: 'overflow-x-auto border-line border-b', folder: '' } });

const tab = variants('inline-flex min-h-11 items-center justify-center gap-2 whitespace-nowrap font-semi transition-colors duration-120', {
	look: {
		line: 'border-transparent border-b-3 px-3.5 text-ink-2 -outline-offset-3 hover:text-ink data-[state=active]:border-action data-[state=active]:text-pn-blue-800',
		folder:
			'rounded-t-md bg-brand-deep/80 px-6 text-on-brand hover:bg-brand-deep data-[state=active]:bg-surface data-[state=active]:text-pn-blue-800 max-sm:px-3',
	},
});

const LookContext = createContext<Look>('line');

export function Tabs({ look = 'line', ...props }: Radix.TabsProps & { look?: Look }) {
	return (
		<LookContext value={look}>
			<Radix.Root {...props} />
		</LookContext>
	);
}

export function TabList({ className, ...props }: Radix.TabsListProps & { 'aria-label': string }) {
	return <Radix.List {...props} className={list({ look: useContext(LookContext), className })} />;
}

export function Tab({ className, ...props }: Radix.TabsTriggerProps) {
	return <Radix.Trigger {...props} className={tab({ look: useContext(LookContext), className })} />;
}

export const TabPanel = Radix.Content;
