import { t } from '../toasts/saved-words.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { AT_MOST } from './cookie.ts';

/** A toast for the case that the tray cannot show: the home was not added. */
export function announce(problem: 'refused' | 'full'): void {
	showToast({ title: problem === 'refused' ? t('refused') : t('comparedFull', { most: AT_MOST }), color: 'warning' });
}
