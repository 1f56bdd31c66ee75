import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { StaticData } from '#app/static-data.ts';
import { staticPart } from '#app/ui/static-part.tsx';
import type { PaymentPlansData } from './plan-data.ts';

const DrawnPlans = staticPart('drawn-plans', () => import('./drawn-plans.tsx'));

/** The same twice: for the sliders, and for the plans as the server drew them. */
type Props = { data: PaymentPlansData | null; drawn: StaticData<PaymentPlansData> | null };

/**
 * Every way to pay, as a band over the page's whole width. All of it reads without JavaScript; when it comes near,
 * the sliders are loaded and take its place, with the same arithmetic and the same look.
 */
export function PaymentPlans({ data, drawn }: Props) {
	const band = useRef<HTMLElement>(null);
	const livePlans = useLivePlans(band, data);
	if (!drawn) return null;
	return (
		<section ref={band} id="plan" className="below-fold bg-stone py-11 md:py-16">
			<div className="wrap">{livePlans ?? <DrawnPlans data={drawn} />}</div>
		</section>
	);
}

const NEAR = '600px';

function useLivePlans(band: RefObject<HTMLElement | null>, data: PaymentPlansData | null): ReactNode {
	const [live, setLive] = useState<{ data: PaymentPlansData; plans: ReactNode } | null>(null);
	useEffect(() => {
		const element = band.current;
		if (!element || !data?.plans.length) return;
		const observer = new IntersectionObserver(
			async (entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				const { LivePlans, handledSoFar } = await import('./live-plans.tsx');
				setLive({ data, plans: <LivePlans data={data} handled={handledSoFar(element)} /> });
			},
			{ rootMargin: NEAR },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [band, data]);
	return live && live.data === data ? live.plans : null;
}
