import { Photo } from '#app/ui/photo.tsx';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { MasterPlanData } from './master-plan-data.ts';

/** What can be tapped on the plan stands beside it as a list as well, which is what keyboards and screen readers use. */
export function MasterPlan({ plan: { title, enlarge, lead, photo, clusters, legend } }: { plan: MasterPlanData }) {
	return (
		<section id="master-plan" aria-labelledby="master-plan-title" className="scroll-mt-24">
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
							{clusters.map(({ id, name, homes, to, isChosen }) => (
								<li key={id} className="flex min-h-11 items-center justify-between gap-3">
									{to ? (
										<a
											href={to}
											aria-current={isChosen || undefined}
											className="inline-flex min-h-11 items-center font-semi text-action underline-offset-3 hover:underline aria-current:underline"
										>
											{name}
										</a>
									) : (
										<span>{name}</span>
									)}
									<span className="text-ink-2">{homes}</span>
								</li>
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

/** Its outline, or a ring around its point. */
function Spot({ cluster: { name, to, isChosen, shape, point } }: { cluster: MasterPlanData['clusters'][number] }) {
	if (!to || (!shape && !point)) return null;
	const look = isChosen ? 'bg-pn-blue-700/45' : 'bg-pn-blue-700/10 hover:bg-pn-blue-700/30';
	return (
		<a
			href={to}
			tabIndex={-1}
			className={`absolute transition-colors ${look} ${shape ? 'inset-0' : 'size-11 -translate-1/2 rounded-full border-2 border-pn-blue-700'}`}
			style={shape ? { clipPath: shape } : (point ?? undefined)}
		>
			<span className="sr-only">{name}</span>
		</a>
	);
}
