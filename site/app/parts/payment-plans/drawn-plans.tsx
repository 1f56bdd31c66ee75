import type { PaymentPlansData } from './plan-data.ts';
import { PlanPanels } from './plan-panels.tsx';
import { cashView, planView } from './plan-view.ts';

/** The section as rendered by the server. */
export default function DrawnPlans({ data }: { data: PaymentPlansData }) {
	return <PlanPanels data={data} views={[...data.plans.map((plan) => planView(data, plan)), cashView(data)]} />;
}
