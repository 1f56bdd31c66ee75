import { Photo } from '#app/ui/photo.tsx';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { MasterPlanData } from './master-plan-data.ts';

/** Everything that can be tapped on the plan is also in the list beside it, for keyboards and screen readers. */
export function MasterPlan({ plan: { title, enlarge, lead, photo, clusters, legend } }: { plan: MasterPlanData }) {
	return (
		<section id="master-plan" aria-labelledby="master-plan-title" className="below-fold scroll-mt-24 [--below-fold-height:58rem]">
			<h2 id="master-plan-title" className="mt-10 mb-2 text-2xl">
				{title}
			</h2>
			{lead && <p className="mb-4 text-ink-2">{lead}</p>}
			<div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div>
					<div className="relative overflow-hidden rounded-lg border border-line">
						<Photo file={photo} sizes="(min-width: 1024px) 460px, calc(100vw - 40px)" className="h-auto w-full" />
						{clusters.map((cluster) => (
							<Spot key={cluster.id} cluster={cluster} />
						))}
					</div>
					<a
						href={photoAddress(photo, 2048)}
						data-opens="drawing"
						className="inline-flex min-h-11 items-center text-action text-sm underline underline-offset-3"
					>
						{enlarge}
					</a>
				</div>
				<div className="grid gap-4 text-sm">
					{clusters.length > 0 && (
						<ul className="[&>li+li]:border-line [&>li+li]:border-t">
							{clusters.map((cluster) => (
								<Cluster key={cluster.id} cluster={cluster} />
							))}
						</ul>
					)}
					{legend.length > 0 && (
						<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs">
							{legend.map(({ mark, text }) => (
								<div key={mark} className="contents">
									<dt className="font-semi">
										<bdi>{mark}</bdi>
									</dt>
									<dd className="text-ink-2">{text}</dd>
								</div>
							))}
						</dl>
					)}
				</div>
			</div>
		</section>
	);
}

type Props = { cluster: MasterPlanData['clusters'][number] };

/** An entry of the list beside the plan. */
const Cluster = ({ cluster: { number, name, homes, types, to, isChosen } }: Props) => (
	<li className="relative flex min-h-11 items-center gap-3 py-1.5">
		<span aria-hidden="true" className={badge(to !== null)}>
			{number}
		</span>
		<span className="min-w-0 grow">
			{to ? (
				<a
					href={to}
					aria-current={isChosen || undefined}
					className="font-semi text-action underline-offset-3 after:absolute after:inset-0 hover:underline aria-current:underline"
				>
					{name}
				</a>
			) : (
				name
			)}
			{types && <span className="block text-ink-2 text-xs">{types}</span>}
		</span>
		<span className="whitespace-nowrap text-ink-2">{homes}</span>
	</li>
);

const badge = (isFree: boolean) =>
	`grid size-7 shrink-0 place-items-center rounded-full font-semi text-sm text-white ${isFree ? 'bg-brand' : 'bg-neutral-700'}`;

/** The tap target is the outline, or a larger circle around the point. */
function Spot({ cluster: { number, name, to, isChosen, shape, point } }: Props) {
	const look = isChosen ? 'bg-pn-blue-700/45' : 'bg-pn-blue-700/10 hover:bg-pn-blue-700/30';
	return (
		<>
			{to && (shape || point) && (
				<a
					href={to}
					tabIndex={-1}
					className={`absolute transition-colors ${look} ${shape ? 'inset-0' : 'size-11 -translate-1/2 rounded-full border-2 border-pn-blue-700'}`}
					style={shape ? { clipPath: shape } : (point ?? undefined)}
				>
					<span className="sr-only">{name}</span>
				</a>
			)}
			{point && (
				<span aria-hidden="true" className={`pointer-events-none absolute -translate-1/2 ${badge(to !== null)}`} style={point}>
					{number}
				</span>
			)}
		</>
	);
}
