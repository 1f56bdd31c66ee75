import { t } from '../toasts/saved-words.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { AT_MOST } from './cookie.ts';

/** Says what the tray cannot: that a press on the scales did not choose the home. */
export function announce(problem: 'refused' | 'full'): void {
	showToast({ title: problem === 'refused' ? t('refused') : t('comparedFull', { most: AT_MOST }), color: 'warning' });
}
