import { useTranslations } from '../../i18n/use-translations.ts';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { CardRow } from '../listings/card-grid.tsx';
import { CompoundCard } from '../listings/compound-card.tsx';
import { LaunchCard } from '../records/launch-card.tsx';
import { Section } from '../records/section.tsx';
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
