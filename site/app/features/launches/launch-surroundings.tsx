import { useTranslations } from '#app/i18n/use-translations.ts';
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx';
import { CardGrid } from '#app/parts/listings/card-grid.tsx';
import { Ownership } from '#app/parts/ownership/ownership.tsx';
import { Section } from '#app/parts/page/section.tsx';
import { Development } from '#app/parts/records/development.tsx';
import { LaunchCard } from '#app/parts/records/launch-card.tsx';
import type { LaunchData } from './launch-data.ts';

export default function LaunchSurroundings({ data: { ownership, enquiry, development, others } }: { data: LaunchData['surroundings'] }) {
	const t = useTranslations();
	return (
		<div className="wrap py-8">
			{ownership && (
				<div className="py-8">
					<Ownership data={ownership} />
				</div>
			)}
			{enquiry && (
				<div id="ask" data-beside-bar className="below-fold scroll-mt-24 py-8 [--below-fold-height:70rem]">
					<EnquiryForm data={enquiry} />
				</div>
			)}
			{development && (
				<div className="py-8">
					<Development data={development} />
				</div>
			)}
			{others.length > 0 && (
				<Section title={t('launch.others')}>
					<CardGrid columns={3} slides>
						{others.map((card) => (
							<LaunchCard key={card.id} card={card} />
						))}
					</CardGrid>
				</Section>
			)}
		</div>
	);
}
