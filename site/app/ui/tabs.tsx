import { Tabs as Radix } from 'radix-ui';
import { createContext, useContext } from 'react';
import { tv } from 'tailwind-variants/lite';

/** `line` for the parts of a page; `folder` stands on a panel, on a brand surface. */
type Look = 'line' | 'folder';

const tabs = tv({
	slots: {
		list: 'flex gap-1',
		tab: 'inline-flex min-h-11 items-center justify-center gap-2 whitespace-nowrap font-semi transition-colors duration-120',
	},
	variants: {
		look: {
			line: {
				list: 'overflow-x-auto border-line border-b',
				tab: 'border-transparent border-b-3 px-3.5 text-ink-2 -outline-offset-3 hover:text-ink data-[state=active]:border-action data-[state=active]:text-pn-blue-800',
			},
			folder: {
				tab: 'rounded-t-md bg-brand-deep/80 px-5.5 text-on-brand hover:bg-brand-deep data-[state=active]:bg-surface data-[state=active]:text-pn-blue-800 max-sm:px-3',
			},
		},
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
	const { list } = tabs({ look: useContext(LookContext) });
	return <Radix.List {...props} className={list({ className })} />;
}

export function Tab({ className, ...props }: Radix.TabsTriggerProps) {
	const { tab } = tabs({ look: useContext(LookContext) });
	return <Radix.Trigger {...props} className={tab({ className })} />;
}

export const TabPanel = Radix.Content;
