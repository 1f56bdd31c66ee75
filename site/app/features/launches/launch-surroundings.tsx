import { useTranslations } from '../../i18n/use-translations.ts';
import { EnquiryForm } from '../../parts/enquiry/enquiry-form.tsx';
import { CardRow } from '../../parts/listings/card-grid.tsx';
import { CompoundCard } from '../../parts/listings/compound-card.tsx';
import { LaunchCard } from '../../parts/records/launch-card.tsx';
import { Section } from '../../parts/page/section.tsx';
import type { LaunchData } from './launch-data.ts';

export default function LaunchSurroundings({ data: { enquiry, compound, others } }: { data: LaunchData['surroundings'] }) {
	const t = useTranslations();
	return (
		<div className="wrap py-8">
			{enquiry && <EnquiryForm data={enquiry} />}
			{compound.length > 0 && (
				<Section title={t('launch.compound')}>
					<CardRow>
						{compound.map((card) => (
							<CompoundCard key={card.id} card={card} />
						))}
					</CardRow>
				</Section>
			)}
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
	);
}
