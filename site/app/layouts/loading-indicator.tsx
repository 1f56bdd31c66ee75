import { useNavigation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.ts';
import { HouseShape } from '../ui/brand.tsx';

/** A thin bar at once, and over the page a house when it takes longer than a moment: instant pages do not flash. */
export function LoadingIndicator() {
	const t = useTranslations('common');
	const isLoading = useNavigation().state === 'loading';
	return (
		<div role="status" aria-live="polite">
			{isLoading && (
				<>
					<div className="loading-bar" />
					<div className="loading-overlay">
						<HouseShape className="loading-house" />
					</div>
					<span className="sr-only">{t('loading')}</span>
				</>
			)}
		</div>
	);
}
