import { useTranslations } from '#app/i18n/use-translations.ts';
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx';
import { CardRow } from '#app/parts/listings/card-grid.tsx';
import { CompoundRow } from '#app/parts/listings/compound-row.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { Ownership } from '#app/parts/ownership/ownership.tsx';
import { Section } from '#app/parts/page/section.tsx';
import { LaunchList } from '#app/parts/records/launch-list.tsx';
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx';
import type { CompoundData } from './compound-data.ts';

export default function CompoundSurroundings({ data }: { data: CompoundData['surroundings'] }) {
	const { enquiry, homes, launches, offers, faq, ownership, similar } = data;
	const t = useTranslations();
	return (
		<div className="wrap py-8">
			{launches.length > 0 && (
				<Section title={t('pages.launches')}>
					<LaunchList launches={launches} />
				</Section>
			)}
			{offers.length > 0 && <Offers offers={offers} />}
			{homes && homes.cards.length > 0 && (
				<Section title={t('compound.homes')} more={homes.hasMore ? { to: homes.to, text: t('common.seeAll') } : null}>
					<CardRow>
						{homes.cards.map((card) => (
							<PropertyCard key={card.id} card={card} />
						))}
					</CardRow>
				</Section>
			)}
			{faq.length > 0 && (
				<Section title={t('records.questions')}>
					<Accordion className="max-w-[70ch]">
						{faq.map(({ question, answer }) => (
							<AccordionItem key={question} title={question}>
								<p className="max-w-[70ch] whitespace-pre-line">{answer}</p>
							</AccordionItem>
						))}
					</Accordion>
				</Section>
			)}
			{ownership && (
				<div className="py-8">
					<Ownership data={ownership} />
				</div>
			)}
			{enquiry && (
				<div className="below-fold py-8 [--below-fold-height:70rem]">
					<EnquiryForm data={enquiry} />
				</div>
			)}
			{similar.length > 0 && (
				<Section title={t('compound.similar')}>
					<CompoundRow compounds={similar} />
				</Section>
			)}
		</div>
	);
}

function Offers({ offers }: { offers: CompoundData['surroundings']['offers'] }) {
	const t = useTranslations('pages');
	return (
		<Section title={t('offers')}>
			<ul className="grid gap-4 md:grid-cols-2">
				{offers.map(({ id, to, name, summary, until }) => (
					<li key={id} className="md:only:col-span-2 relative rounded-lg border border-pn-red-200 bg-pn-red-50 p-5">
						<p className="font-semi text-pn-red-700 text-xs">{until}</p>
						<h3 className="mt-1 text-lg">
							<a href={to} className="after:absolute after:inset-0 hover:underline">
								{name}
							</a>
						</h3>
						{summary && <p className="mt-1 text-neutral-700 text-sm">{summary}</p>}
					</li>
				))}
			</ul>
		</Section>
	);
}
