import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { button } from '../../ui/button-look.ts';
import { Photo } from '../../ui/photo.tsx';
import { CardGrid } from '../listings/card-grid.tsx';
import type { Block, Contacts, Figure, PartnerData } from './block-data.ts';
import { EmailLink, PhoneLink, WhatsAppLink } from './contact-links.tsx';
import { Facts } from './facts.tsx';
import { PersonCard } from './person-card.tsx';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';
import { StepList } from './step-list.tsx';
import { TestimonialList } from './testimonial-list.tsx';

/** The parts of a page that editors put together. */
export function Blocks({ blocks }: { blocks: Block[] }) {
	return blocks.map((block) => (
		<Frame key={block.id} heading={block.heading} id={block.type === 'team' || block.type === 'partners' ? block.type : undefined}>
			<Content block={block} />
		</Frame>
	));
}

function Frame({ heading, id, children }: { heading: string | null; id: string | undefined; children: ReactNode }) {
	return heading ? (
		<Section id={id} title={heading}>
			{children}
		</Section>
	) : (
		<section id={id} className="py-8">
			{children}
		</section>
	);
}

function Content({ block }: { block: Block }) {
	const { html, photo, link } = block;
	return (
		<div className="grid gap-6">
			<Prose html={html} />
			{photo && <Photo file={photo} sizes="(min-width: 1280px) 1200px, 100vw" className="aspect-[21/9] w-full rounded-xl object-cover" />}
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
			return <Channels items={block.items} contacts={block.contacts} />;
		case 'testimonials':
			return <TestimonialList testimonials={block.testimonials} />;
	}
}

type Items = { title: string; text: string }[];

function Questions({ items }: { items: Items }) {
	return (
		<Accordion className="max-w-[80ch]">
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
		<dl className="flex flex-wrap gap-x-12 gap-y-6">
			{figures.map(({ label, value }) => (
				<div key={label} className="flex flex-col-reverse">
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

function Channels({ items, contacts }: { items: Items; contacts: Contacts }) {
	const t = useTranslations('records');
	const { phone, secondPhone, whatsapp, email, address, hours } = contacts;
	return (
		<>
			<Facts
				items={[
					{ label: t('phone'), value: phone && <PhoneLink phone={phone} /> },
					{ label: t('secondPhone'), value: secondPhone && <PhoneLink phone={secondPhone} /> },
					{ label: t('whatsapp'), value: whatsapp && <WhatsAppLink phone={whatsapp} /> },
					{ label: t('email'), value: email && <EmailLink email={email} /> },
					{ label: t('address'), value: address },
					{ label: t('hours'), value: hours },
				]}
			/>
			<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
				{items.map(({ title, text }) => (
					<li key={title} className="rounded-lg bg-stone p-5">
						<h3 className="text-lg">{title}</h3>
						<p className="mt-1 text-neutral-700 text-sm">{text}</p>
					</li>
				))}
			</ul>
		</>
	);
}
