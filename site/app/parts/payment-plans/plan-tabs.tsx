import { instalmentShare } from '#domain/money/plan.ts';
import type { PaymentPlansData } from './plan-data.ts';

export type PlanTab = { title: string[]; note: string };

/** Cash is last. */
export const listWays = ({ plans, cash }: PaymentPlansData): PlanTab[] => [
	...plans.map(({ terms, labels }) => ({
		title: [labels.down, ...(instalmentShare(terms) > 0 ? labels.years.slice(-1).map(({ text }) => text) : [])],
		note: labels.note,
	})),
	{ title: [cash.labels.title], note: cash.labels.note },
];

export const planTabId = (index: number) => `plan-${index}`;

/** Repeated in every panel, so that only panels change: each tab is a label of its radio button. */
export function PlanTabs({ ways, chosen }: { ways: PlanTab[]; chosen: number }) {
	return (
		<div className={`grid gap-2 ${ways.length % 3 === 0 || ways.length > 4 ? 'grid-cols-3' : 'grid-cols-2'}`}>
			{ways.map(({ title, note }, index) => (
				<label
					key={planTabId(index)}
					htmlFor={planTabId(index)}
					data-state={index === chosen ? 'active' : undefined}
					className={`cursor-pointer rounded-md border-[1.5px] px-3 py-2.5 leading-line max-sm:px-1.5 ${index === chosen ? chosenStyle : 'border-line-strong hover:border-neutral-400'}`}
				>
					<b className={`block text-sm max-sm:text-[12.5px] max-sm:tracking-num ${index === chosen ? 'text-pn-blue-800' : ''}`}>
						{title.map((part, place) => (
							<span key={part}>
								{place > 0 && ' · '}
								<bdi>{part}</bdi>
							</span>
						))}
					</b>
					<span className="block text-xs text-ink-2">{note}</span>
				</label>
			))}
		</div>
	);
}

/** The radio button is visually hidden, so its focus ring is drawn here. */
const chosenStyle =
	'border-action bg-pn-blue-50 [:focus-visible+div_&]:outline-3 [:focus-visible+div_&]:outline-offset-2 [:focus-visible+div_&]:outline-focus';
