import down from 'icon:pn/down';
import { memo } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { PlanLabels } from './plan-labels.ts';
import type { ScheduleView } from './plan-view.ts';

type Props = { schedule: ScheduleView; labels: PlanLabels; title?: string };

/** On the table body instead of each row, because a plan may have hundreds of rows. */
const rowStyle =
	'[&>tr]:border-line [&>tr]:border-b min-[380px]:[&_td:nth-child(1)]:whitespace-nowrap [&_td:nth-child(1)]:text-ink-2 [&_td:nth-child(3)]:text-end [&_td:nth-child(3)]:font-semi [&_td:nth-child(3)]:tracking-num [&_td:nth-child(4)]:pe-0! [&_td:nth-child(4)]:text-end [&_td:nth-child(4)]:text-ink-2';

export function PlanSchedule({ schedule, labels, title }: Props) {
	const [date, payment, amount, paid] = labels.columns;
	return (
		<>
			{title && <h3 className="text-lg">{title}</h3>}
			<table className="mt-4 w-full text-sm max-sm:text-xs [&_:is(td,th)]:py-2 [&_:is(td,th)]:pe-3 max-sm:[&_:is(td,th)]:pe-2">
				<caption className="sr-only">{title ?? labels.allPayments}</caption>
				<thead>
					<tr className="border-line-strong border-b text-xs text-ink-2 [&>th]:text-start [&>th]:font-med">
						<th scope="col">{date}</th>
						<th scope="col">{payment}</th>
						<th scope="col" className="text-end!">
							{amount} (<bdi>{labels.currency}</bdi>)
						</th>
						<th scope="col" className="pe-0! text-end!">
							{paid}
						</th>
					</tr>
				</thead>
				<tbody className={rowStyle}>
					{schedule.rows.map((row) => (
						<tr key={`${row.name} ${row.date}`}>
							<td>{row.date}</td>
							<td>{row.name}</td>
							<td>
								<bdi>{row.amount}</bdi>
							</td>
							<td>
								<bdi>{row.share}</bdi>
							</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr className="font-bold sm:text-md">
						<th scope="row" colSpan={2} className="text-start">
							{labels.total}
						</th>
						<td className="text-end tracking-num">
							<bdi>{schedule.total}</bdi>
						</td>
						<td />
					</tr>
				</tfoot>
			</table>
		</>
	);
}

type AllPaymentsProps = Omit<Props, 'title'> & { id: string; isOpen: boolean };

export const AllPayments = memo(function AllPayments({ schedule, labels, id, isOpen }: AllPaymentsProps) {
	return (
		<details open={isOpen} className="unfolding group/all">
			<summary
				id={id}
				className="-m-3 flex min-h-11 list-none items-center justify-between gap-4 rounded-lg p-3 font-semi text-md transition-colors duration-120 hover:text-action [&::-webkit-details-marker]:hidden"
			>
				{labels.allPayments}
				<Icon icon={down} className="text-ink-2 transition-transform duration-200 group-open/all:rotate-180" />
			</summary>
			<PlanSchedule schedule={schedule} labels={labels} />
		</details>
	);
});
