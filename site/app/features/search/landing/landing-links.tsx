import type { LandingLinks as Links } from './landing-data.ts';

export default function LandingLinks({ data: { title, groups } }: { data: Links }) {
	return (
		<nav aria-label={title} className="wrap border-line border-t pt-10 pb-24">
			<h2 className="text-2xl">{title}</h2>
			<div className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
				{groups.map((group) => (
					<section key={group.title}>
						<h3 className="text-lg">{group.title}</h3>
						<ul className="mt-2">
							{group.links.map(({ to, text }) => (
								<li key={to}>
									<a
										href={to}
										className="inline-flex min-h-11 items-center py-1.5 lg:min-h-9 text-action text-sm hover:underline hover:underline-offset-4"
									>
										{text}
									</a>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</nav>
	);
}
