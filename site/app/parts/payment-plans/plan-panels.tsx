import { Fragment, type ReactNode } from 'react';
import { isAdjustable } from '#domain/money/adjust.ts';
import { PlanChart } from './plan-chart.tsx';
import type { PaymentPlansData } from './plan-data.ts';
import { planFormats } from './plan-formats.ts';
import { AllPayments, PlanSchedule } from './plan-schedule.tsx';
import { PlanSums } from './plan-sums.tsx';
import { listWays, PlanTabs, planTabId } from './plan-tabs.tsx';
import type { PlanView } from './plan-view.ts';

type Props = {
	data: PaymentPlansData;
	/** The plans in order, then cash. */
	views: PlanView[];
	/** State to restore after hydration. */
	chosen?: number;
	opened?: number[];
	/** One per plan; only with JavaScript. */
	sliders?: ReactNode[];
};

/** Each option is a radio button with a panel; CSS shows the panel of the checked one. */
export function PlanPanels({ data, views, chosen = 0, opened = [], sliders = [] }: Props) {
	const ways = listWays(data);
	const hasChoice = ways.length > 1;
	const { comma } = planFormats(data.locale);
	return (
		<>
			<h2 className="text-2xl">{data.labels.title}</h2>
			<p className="mt-1 text-ink-2">{data.labels.lead}</p>
			<fieldset className="relative mt-6 min-w-0">
				<legend className="sr-only">{data.labels.choose}</legend>
				{ways.map((way, index) => {
					const [id, view] = [planTabId(index), views[index]];
					return (
						<Fragment key={id}>
							{hasChoice && (
								<input
									type="radio"
									name="plan"
									id={id}
									defaultChecked={index === chosen}
									aria-label={[...way.title, way.note].join(comma)}
									className="sr-only"
								/>
							)}
							<div
								className={`grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[440px_minmax(0,1fr)] ${hasChoice ? 'hidden [:checked+&]:grid' : 'grid'}`}
							>
								{view && (
									<Panel data={data} view={view} index={index} isOpen={opened.includes(index)} sliders={sliders[index]}>
										{hasChoice && <PlanTabs ways={ways} chosen={index} />}
									</Panel>
								)}
							</div>
						</Fragment>
					);
				})}
			</fieldset>
		</>
	);
}

const card = 'flex flex-col rounded-xl bg-surface p-5 shadow-1 md:p-6';

type PanelProps = { data: PaymentPlansData; view: PlanView; index: number; isOpen: boolean; sliders: ReactNode; children: ReactNode };

/** Sums beside the chart, all payments below. Cash has so few payments that they replace the chart. */
function Panel({ data, view: { sums, chart, schedule }, index, isOpen, sliders, children }: PanelProps) {
	const { plans, cash, labels } = data;
	const plan = plans[index];
	return (
		<>
			<div className={`gap-5 ${card}`}>
				{children}
				{plan && isAdjustable(plan.terms) && <div className="grid min-h-48 content-center gap-3 noscript:hidden">{sliders}</div>}
				<PlanSums sums={sums} currency={labels.currency} />
			</div>
			<div className={`below-fold ${card}`}>
				{chart ? (
					<PlanChart chart={chart} labels={labels} />
				) : (
					<PlanSchedule schedule={schedule} labels={labels} title={cash.labels.schedule} />
				)}
			</div>
			{chart && (
				<div className={`lg:col-span-2 ${card}`}>
					<AllPayments schedule={schedule} labels={labels} id={`${planTabId(index)}-payments`} isOpen={isOpen} />
				</div>
			)}
		</>
	);
}
