import { useTranslations } from '#app/i18n/use-translations.ts';
import { fillHiddenCount } from './use-hidden-homes.ts';

/** How many homes are hidden here, and the way back. It is shown by the rule that hides them, and counts when the page is alive. */
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
