import { CardRow } from '#app/parts/listings/card-grid.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { SectionHead } from '#app/parts/page/section.tsx';
import type { BlockData } from './home-page-data.ts';

export function Properties({ data: { title, html, more, chips, chipsLabel, cards } }: { data: BlockData<'properties'> }) {
	return (
		<>
			<SectionHead isLarge title={title} html={html} more={more} />
			<nav
				aria-label={chipsLabel}
				className="mb-5 max-lg:-mx-(--gutter) max-md:mb-4 max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:[scrollbar-width:none] md:-mt-2"
			>
				<ul className="flex gap-2 lg:flex-wrap">
					{chips.map(({ to, text }, index) => (
						<li key={to}>
							<a
								href={to}
								className={`inline-flex min-h-9.5 items-center whitespace-nowrap rounded-full border px-3.5 font-med text-sm transition-colors duration-120 ${index === 0 ? 'border-brand bg-brand text-white hover:bg-pn-blue-800' : 'border-line-strong bg-surface hover:border-pn-blue-600'}`}
							>
								{text}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<CardRow>
				{cards.map((card) => (
					<PropertyCard key={card.id} card={card} />
				))}
			</CardRow>
		</>
	);
}
