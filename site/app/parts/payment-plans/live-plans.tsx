import { useEffect, useState } from 'react';
import { type Choice, readChoice } from '#domain/money/adjust.ts';
import type { PaymentPlansData } from './plan-data.ts';
import { PlanPanels } from './plan-panels.tsx';
import { PlanSliders } from './plan-sliders.tsx';
import { wayId } from './plan-tabs.tsx';
import { cashView, planView } from './plan-view.ts';

/** What a visitor did with the section before it came alive. */
type Handled = { chosen: number; opened: number[]; focusId: string | null };

export function handledSoFar(band: HTMLElement): Handled {
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

/** The same section, with sliders in each plan. */
export function LivePlans({ data, handled }: { data: PaymentPlansData; handled: Handled }) {
	const [choices, setChoices] = useState(() => data.plans.map(({ terms }) => readChoice(terms)));
	useEffect(() => {
		if (handled.focusId) document.getElementById(handled.focusId)?.focus({ preventScroll: true });
	}, [handled]);
	const chosen = data.plans.map((plan, index) => {
		const choice = choices[index] ?? readChoice(plan.terms);
		return { plan, choice, view: planView(data, plan, choice), choose: (next: Choice) => setChoices((all) => all.with(index, next)) };
	});
	return (
		<PlanPanels
			data={data}
			views={[...chosen.map(({ view }) => view), cashView(data)]}
			chosen={handled.chosen}
			opened={handled.opened}
			sliders={chosen.map(({ plan, choice, view, choose }, index) => (
				<PlanSliders key={wayId(index)} data={data} plan={plan} choice={choice} view={view} onChoose={choose} />
			))}
		/>
	);
}
