import { Accordion, AccordionItem } from '#app/ui/accordion.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Photo } from '#app/ui/photo.tsx';
import { CardGrid } from '../listings/card-grid.tsx';
import { Prose } from '../prose/prose.tsx';
import { PersonCard } from '../records/person-card.tsx';
import type { Block, Figure, PartnerData } from './block-data.ts';
import { type Items, StepList } from './step-list.tsx';
import { TestimonialList } from './testimonial-list.tsx';

/** The heading of a text block is beside it, that of records above them. */
export function Blocks({ blocks }: { blocks: Block[] }) {
	return blocks.map((block) => (
		<section
			key={block.id}
			id={block.type === 'team' || block.type === 'partners' ? block.type : undefined}
			className="below-fold @container py-7 md:py-9"
		>
			<div className={beside.has(block.type) ? 'grid gap-x-12 gap-y-4 @4xl:grid-cols-[280px_minmax(0,1fr)]' : 'grid gap-5'}>
				{block.heading && <h2 className="text-balance text-2xl">{block.heading}</h2>}
				<Content block={block} />
			</div>
		</section>
	));
}

const beside = new Set<Block['type']>(['rich_text', 'faq']);

function Content({ block }: { block: Block }) {
	const { heading, html, photo, link } = block;
	return (
		<div className="grid min-w-0 content-start gap-6">
			<Prose html={html} under={heading ? 2 : 1} />
			{photo && (
				<Photo file={photo} sizes="(min-width: 1280px) 1200px, calc(100vw - 40px)" className="aspect-21/9 w-full rounded-xl object-cover" />
			)}
			<Records block={block} />
			{link && (
				<p>
					<a className={button()} href={link.to}>
						{link.text}
					</a>
				</p>
			)}
		</div>
	);
}

function Records({ block }: { block: Block }) {
	switch (block.type) {
		case 'rich_text':
			return null;
		case 'steps':
			return <StepList items={block.items} />;
		case 'faq':
			return <Questions items={block.items} />;
		case 'figures':
			return <Figures figures={block.figures} />;
		case 'team':
			return (
				<CardGrid columns={3}>
					{block.people.map((person) => (
						<PersonCard key={person.id} person={person} />
					))}
				</CardGrid>
			);
		case 'partners':
			return <Partners partners={block.partners} />;
		case 'channels':
			return <Channels items={block.items} />;
		case 'testimonials':
			return <TestimonialList testimonials={block.testimonials} />;
	}
}

function Questions({ items }: { items: Items }) {
	return (
		<Accordion className="max-w-[70ch]">
			{items.map(({ title, text }) => (
				<AccordionItem key={title} title={title}>
					<p className="whitespace-pre-line">{text}</p>
				</AccordionItem>
			))}
		</Accordion>
	);
}

function Figures({ figures }: { figures: Figure[] }) {
	return (
		<dl className="grid grid-cols-2 gap-x-8 gap-y-6 rounded-xl bg-stone p-6 md:auto-cols-fr md:grid-flow-col md:p-8">
			{figures.map(({ label, value }) => (
				<div key={label} className="flex flex-col-reverse justify-end max-md:last:odd:col-span-2">
					<dt className="text-ink-2 text-sm">{label}</dt>
					<dd className="font-display text-3xl text-brand tracking-num">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function Partners({ partners }: { partners: PartnerData[] }) {
	return (
		<CardGrid>
			{partners.map(({ id, name, kind, logo, website }) => (
				<div key={id} className="grid gap-1 rounded-lg border border-line p-4">
					{logo && <Photo file={{ ...logo, alt: '' }} sizes="160px" className="mb-2 h-12 w-auto justify-self-start object-contain" />}
					<b>
						{website ? (
							<a href={website} rel="noopener" className="hover:text-action hover:underline">
								{name}
							</a>
						) : (
							name
						)}
					</b>
					{kind && <span className="text-ink-2 text-sm">{kind}</span>}
				</div>
			))}
		</CardGrid>
	);
}

function Channels({ items }: { items: Items }) {
	return (
		<ul className="grid gap-5 sm:grid-cols-2">
			{items.map(({ title, text }) => (
				<li key={title} className="rounded-lg bg-stone p-5">
					<h3 className="text-lg">{title}</h3>
					<p className="mt-1 text-neutral-700 text-sm">{text}</p>
				</li>
			))}
		</ul>
	);
}
