import quoteMark from 'icon:pn/quote';
import { TestimonialAuthor, TestimonialCard } from '#app/parts/blocks/testimonial-list.tsx';
import { slidingItem, slidingRow } from '#app/parts/listings/card-grid.tsx';
import { SectionHead } from '#app/parts/page/section.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { BlockData } from './home-page-data.ts';
import type { DealFact } from './testimonials-data.ts';

/** Longer quotes use smaller type, so that the panel keeps its height. */
const LONG = 130;

export function Testimonials({ data: { title, html, more, lead, others, facts, photo } }: { data: BlockData<'testimonials'> }) {
	return (
		<>
			<SectionHead isLarge title={title} html={html} more={more} />
			<div className="grid overflow-hidden bg-stone max-md:-mx-(--gutter) md:rounded-xl lg:grid-cols-[5fr_7fr]">
				<div className="relative min-h-[220px] lg:min-h-[400px]">
					<Photo file={photo} widest={1536} sizes="(min-width: 1024px) 600px, 100vw" className="absolute inset-0 size-full object-cover" />
				</div>
				<div className="px-(--gutter) pt-6 pb-8 lg:px-13 lg:pt-11 lg:pb-10">
					<figure>
						<Icon icon={quoteMark} mirrored className="-ms-1.5 size-11 text-pn-red-600" />
						<blockquote
							className={`mt-1.5 mb-6 text-pretty font-med leading-snug tracking-head rtl:leading-body ${lead.quote.length > LONG ? 'text-xl' : 'text-2xl'}`}
						>
							{lead.quote}
						</blockquote>
						<TestimonialAuthor name={lead.name} role={lead.role} />
					</figure>
					{facts.length > 0 && <Deal facts={facts} />}
				</div>
			</div>
			{others.length > 0 && (
				<ul className={`${slidingRow} mt-5 gap-5 md:grid md:grid-cols-2`}>
					{others.map((testimonial) => (
						<li key={testimonial.id} className={slidingItem}>
							<TestimonialCard testimonial={testimonial} />
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function Deal({ facts }: { facts: DealFact[] }) {
	return (
		<dl className="mt-6 flex flex-wrap gap-x-9 gap-y-4 border-line-strong border-t pt-5 max-md:gap-x-6">
			{facts.map(({ label, value, to }) => (
				<div key={label}>
					<dt className="text-ink-2 text-xs leading-line">{label}</dt>
					<dd className="font-bold text-lg leading-line tracking-num">
						{to ? (
							<a href={to} className="underline-offset-4 hover:text-action hover:underline">
								{value}
							</a>
						) : (
							<bdi>{value}</bdi>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
