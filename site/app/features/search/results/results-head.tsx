import type { ComponentProps } from 'react';
import { staticPart } from '#app/ui/static-part.tsx';
import type { ShownNote } from '../left-out-words.ts';
import { Note } from './search-note.tsx';
import { useChipFocus } from './use-chip-focus.ts';

const Order = staticPart('results-order', () => import('./results-order.tsx'));
const Chips = staticPart('results-chips', () => import('./results-chips.tsx'));

type Props = {
	title: string;
	count: string;
	/** No results: `NoResults` shows everything itself. */
	isEmpty: boolean;
	notes: ShownNote[];
	intro: string | null;
	order: ComponentProps<typeof Order>['data'];
	chips: ComponentProps<typeof Chips>['data'];
};

export function ResultsHead({ title, count, isEmpty, notes, intro, order, chips }: Props) {
	return (
		<header className="mb-5">
			<h1 className="text-3xl wrap-anywhere">{title}</h1>
			{intro && <p className="mt-2 max-w-[70ch] text-pretty text-neutral-700">{intro}</p>}
			<div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p role="status" className="counting text-ink-2 text-sm">
					{count}
				</p>
				<Order data={order} />
			</div>
			{!isEmpty && notes.map((note) => <Note key={note.text} note={note} />)}
			<div {...useChipFocus(chips)}>{!isEmpty && <Chips data={chips} />}</div>
		</header>
	);
}
