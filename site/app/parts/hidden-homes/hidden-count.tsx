import { useTranslations } from '#app/i18n/use-translations.ts';
import { fillHiddenCount } from './use-hidden-homes.ts';

/**
 * The number of hidden homes, with a button to show them. CSS shows it by the same rule that hides them; the number is filled in after
 * hydration.
 */
export function HiddenCount() {
	const t = useTranslations('saved');
	return (
		<p className="hidden-count">
			<span ref={fillHiddenCount} data-hidden-count="">
				{t('hidden.some')}
			</span>
			<button type="button" data-show-hidden="">
				<span>{t('hidden.show')}</span>
				<span>{t('hidden.leaveOut')}</span>
			</button>
		</p>
	);
}
