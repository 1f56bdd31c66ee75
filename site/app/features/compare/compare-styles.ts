/**
 * Up to three homes fit a phone: the row label stands above its cells, and the header stays visible. Four scroll sideways beside the first
 * column, without a sticky header, because a container that scrolls sideways would hold it.
 */
export type CompareStyles = {
	window: string;
	table: string;
	corner: string;
	label: string;
	name: string;
	head: string;
	cell: string;
	title: string;
};

const table = 'w-full border-separate border-spacing-0 print:table-fixed print:text-[9pt]';
const cell = 'border-line border-b px-1.5 align-top leading-body lg:px-3 print:px-1.5 print:py-0.5';
const corner = 'text-start lg:w-52';

const stacked: CompareStyles = {
	window: 'relative',
	table: `${table} table-fixed text-sm`,
	corner: `${corner} max-md:w-0 max-md:p-0 md:w-40`,
	// Zero width instead of hidden: screen readers need the header cell.
	label: 'max-md:w-0 max-md:p-0 md:pe-3 md:py-2.5 text-start',
	name: 'max-md:absolute max-md:inset-x-1.5 max-md:top-2 max-md:truncate max-md:text-xs max-[22.4rem]:text-2xs max-[22.4rem]:tracking-tight max-md:text-ink-2',
	head: 'bg-surface relative md:sticky md:top-15 md:z-3 lg:top-18 print:static',
	cell: `${cell} max-md:pt-7.5 max-md:pb-2 md:py-2.5 wrap-anywhere`,
	title: '',
};

const scrolling: CompareStyles = {
	window:
		'relative max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:border-line max-lg:border-b print:mx-0 print:overflow-visible',
	table: `${table} lg:table-fixed text-sm`,
	corner: `${corner} sticky start-0 z-2 bg-surface lg:ps-0 max-lg:w-31 max-lg:min-w-31 max-lg:ps-(--gutter) max-lg:[box-shadow:inset_-1px_0_0_var(--color-line)] max-lg:rtl:[box-shadow:inset_1px_0_0_var(--color-line)] print:static print:ps-0 print:[box-shadow:none]`,
	label:
		'sticky start-0 z-2 bg-surface text-start py-2.5 pe-1 max-lg:ps-(--gutter) max-lg:[box-shadow:inset_-1px_0_0_var(--color-line)] max-lg:rtl:[box-shadow:inset_1px_0_0_var(--color-line)] print:static print:ps-0 print:[box-shadow:none]',
	name: '',
	head: 'bg-surface relative max-lg:min-w-42 lg:sticky lg:top-18 lg:z-3 print:static print:min-w-0',
	cell: `${cell} min-w-42 py-2.5 max-lg:max-w-56 print:min-w-0`,
	title: 'sticky start-(--gutter) lg:start-0',
};

/** How many homes fit side by side on a phone. */
export const FIT_PHONE = 3;

export const chooseStyles = (homes: number): CompareStyles => (homes > FIT_PHONE ? scrolling : stacked);
