import { useTranslations } from '#app/i18n/use-translations.ts';
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx';
import { CardRow } from '#app/parts/listings/card-grid.tsx';
import { CompoundCard } from '#app/parts/listings/compound-card.tsx';
import { Ownership } from '#app/parts/ownership/ownership.tsx';
import { Section } from '#app/parts/page/section.tsx';
import { LaunchCard } from '#app/parts/records/launch-card.tsx';
import type { LaunchData } from './launch-data.ts';

export default function LaunchSurroundings({ data: { ownership, enquiry, compound, others } }: { data: LaunchData['surroundings'] }) {
	const t = useTranslations();
	return (
		<div className="wrap py-8">
			{ownership && (
				<div className="py-8">
					<Ownership data={ownership} />
				</div>
			)}
			{enquiry && (
				<div id="ask" data-beside-bar className="scroll-mt-24 py-8">
					<EnquiryForm data={enquiry} />
				</div>
			)}
			<div className={compound.length > 0 && others.length > 0 ? 'gap-x-6 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]' : undefined}>
				{compound.map((card) => (
					<Section key={card.id} title={t('launch.compound')}>
						<div className="max-w-[46ch]">
							<CompoundCard card={card} />
						</div>
					</Section>
				))}
				{others.length > 0 && (
					<Section title={t('launch.others')}>
						<CardRow columns={3}>
							{others.map((card) => (
								<LaunchCard key={card.id} card={card} />
							))}
						</CardRow>
					</Section>
				)}
			</div>
		</div>
	);
}
