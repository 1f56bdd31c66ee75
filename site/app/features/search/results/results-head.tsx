import type { ComponentProps } from 'react';
import { staticPart } from '#app/ui/static-part.tsx';
import type { ShownNote } from '../left-out-words.ts';
import { useChipFocus } from './use-chip-focus.ts';

const Order = staticPart('results-order', () => import('./results-order.tsx'));
const Chips = staticPart('results-chips', () => import('./results-chips.tsx'));

type Props = {
	title: string;
	count: string;
	notes: ShownNote[];
	intro: string | null;
	order: ComponentProps<typeof Order>['data'];
	chips: ComponentProps<typeof Chips>['data'];
};

/** What this search is, what it asks for, and in what order its results come. */
export function ResultsHead({ title, count, notes, intro, order, chips }: Props) {
	return (
		<header className="mb-5">
			<h1 className="text-3xl wrap-anywhere">{title}</h1>
			{intro && <p className="mt-2 max-w-[66ch] text-pretty text-neutral-700">{intro}</p>}
			<div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p role="status" className="text-ink-2 text-sm">
					{count}
				</p>
				<Order data={order} />
			</div>
			{notes.map(({ text, link }) => (
				<p key={text} className="mt-3 rounded-md bg-warning-50 px-4 py-2.5 text-sm text-warning-800">
					{text}{' '}
					{link && (
						<a href={link.to} className="font-semibold underline">
							{link.text}
						</a>
					)}
				</p>
			))}
			<div {...useChipFocus(chips)}>
				<Chips data={chips} />
			</div>
		</header>
	);
}
