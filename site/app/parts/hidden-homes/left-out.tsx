import { useTranslations } from '#app/i18n/use-translations.ts';
import { fillLeftOut } from './use-hidden-homes.ts';

/** How many homes are hidden here, and the way back. It is shown by the rule that hides them, and counts when the page is alive. */
export function LeftOut() {
	const t = useTranslations('saved');
	return (
		<p className="left-out">
			<span ref={fillLeftOut} data-left-out="">
				{t('hidden.some')}
			</span>
			<button type="button" data-show-hidden="">
				<span>{t('hidden.show')}</span>
				<span>{t('hidden.leaveOut')}</span>
			</button>
		</p>
	);
}
