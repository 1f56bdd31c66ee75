import { useDeferredValue, useEffect, useState } from 'react';
import { type Choice, readChoice } from '#domain/money/adjust.ts';
import type { PaymentPlansData } from './plan-data.ts';
import { PlanPanels } from './plan-panels.tsx';
import { PlanSliders } from './plan-sliders.tsx';
import { planTabId } from './plan-tabs.tsx';
import { cashView, type PlanView, planView } from './plan-view.ts';

/** What the visitor chose and opened before hydration. */
type Handled = { chosen: number; opened: number[]; focusId: string | null };

export function interactionsSoFar(band: HTMLElement): Handled {
	const focused = document.activeElement;
	return {
		chosen: Math.max(
			0,
			[...band.querySelectorAll<HTMLInputElement>('input[type=radio]')].findIndex(({ checked }) => checked),
		),
		opened: [...band.querySelectorAll('details')].flatMap(({ open }, index) => (open ? [index] : [])),
		focusId: focused && band.contains(focused) ? focused.id : null,
	};
}

/** The section with sliders. The slider moves at once; the results are rendered after it. */
export function LivePlans({ data, handled }: { data: PaymentPlansData; handled: Handled }) {
	const [choices, setChoices] = useState(() => data.plans.map(({ terms }) => readChoice(terms)));
	const [views] = useState(() => new WeakMap<Choice, PlanView>());
	const [cash] = useState(() => cashView(data));
	const drawnChoices = useDeferredValue(choices);
	useEffect(() => {
		if (handled.focusId) document.getElementById(handled.focusId)?.focus({ preventScroll: true });
	}, [handled]);
	const plans = data.plans.map((plan, index) => {
		const [choice, drawn] = [choices[index] ?? readChoice(plan.terms), drawnChoices[index] ?? readChoice(plan.terms)];
		const view = views.get(drawn) ?? planView(data, plan, drawn);
		views.set(drawn, view);
		return { plan, choice, view, choose: (next: Choice) => setChoices((all) => all.with(index, next)) };
	});
	return (
		<PlanPanels
			data={data}
			views={[...plans.map(({ view }) => view), cash]}
			chosen={handled.chosen}
			opened={handled.opened}
			sliders={plans.map(({ plan, choice, view, choose }, index) => (
				<PlanSliders key={planTabId(index)} data={data} plan={plan} choice={choice} view={view} onChoose={choose} />
			))}
		/>
	);
}
