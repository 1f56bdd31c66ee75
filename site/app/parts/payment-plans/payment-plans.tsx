import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { loadContent } from '#app/later-data.ts';
import type { StaticData } from '#app/static-data.ts';
import { staticPart } from '#app/ui/static-part.tsx';
import type { PaymentPlansData } from './plan-data.ts';

const DrawnPlans = staticPart('drawn-plans', () => import('./drawn-plans.tsx'));

/**
 * Works without JavaScript. When it scrolls near, an interactive version with sliders replaces it, with the same calculation and styles.
 */
export function PaymentPlans({ data }: { data: StaticData<PaymentPlansData> | null }) {
	const band = useRef<HTMLElement>(null);
	const livePlans = useLivePlans(band, data);
	if (!data) return null;
	return (
		<section ref={band} id="plan" className="below-fold bg-stone py-11 md:py-16">
			<div className="wrap">{livePlans ?? <DrawnPlans data={data} />}</div>
		</section>
	);
}

const NEAR = '600px';

function useLivePlans(band: RefObject<HTMLElement | null>, data: StaticData<PaymentPlansData> | null): ReactNode {
	const [live, setLive] = useState<{ data: StaticData<PaymentPlansData>; plans: ReactNode } | null>(null);
	useEffect(() => {
		const element = band.current;
		if (!element || !data) return;
		const observer = new IntersectionObserver(
			async (entries) => {
				// With cash alone there is nothing to choose.
				if (!entries.some(({ isIntersecting }) => isIntersecting) || !element.querySelector('input[type=radio]')) return;
				observer.disconnect();
				const asked = loadContent(data, 'plans').catch(() => null);
				const [{ LivePlans, interactionsSoFar: handledSoFar }, plans] = await Promise.all([import('./live-plans.tsx'), asked]);
				if (plans) setLive({ data, plans: <LivePlans data={plans} handled={handledSoFar(element)} /> });
			},
			{ rootMargin: NEAR },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [band, data]);
	return live && live.data === data ? live.plans : null;
}
