import { PlanChart } from './plan-chart.tsx';
import { AllPayments } from './plan-schedule.tsx';
import { PlanSums } from './plan-sums.tsx';
import type { TakeoverScheduleData } from './takeover-schedule-data.ts';

const card = 'flex flex-col rounded-xl bg-surface p-5 shadow-1 md:p-6';

/** Nothing to choose: the plan was agreed with the developer. */
export function TakeoverSchedule({ data: { view, labels } }: { data: TakeoverScheduleData }) {
	return (
		<section id="plan" className="below-fold bg-stone py-11 md:py-16">
			<div className="wrap">
				<h2 className="text-2xl">{labels.title}</h2>
				<p className="mt-1 text-ink-2">{labels.lead}</p>
				<div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[440px_minmax(0,1fr)]">
					<div className={card}>
						<PlanSums sums={view.sums} currency={labels.currency} />
					</div>
					<div className={card}>{view.chart && <PlanChart chart={view.chart} labels={labels} />}</div>
					<div className={`lg:col-span-2 ${card}`}>
						<AllPayments schedule={view.schedule} labels={labels} id="plan-payments" isOpen={false} />
					</div>
				</div>
			</div>
		</section>
	);
}
