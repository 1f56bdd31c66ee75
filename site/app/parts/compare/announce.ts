import { t } from '../toasts/saved-words.ts';
import { say } from '../toasts/say.tsx';
import { AT_MOST, parseCompared } from './cookie.ts';

/** Says what the tray cannot: that a press on the scales did not choose the home. */
export function announce(before: readonly number[], after: readonly number[]): void {
	if (parseCompared(document.cookie).join() !== after.join()) say({ title: t('refused'), color: 'warning' });
	else if (after.length === before.length) say({ title: t('comparedFull', { most: AT_MOST }), color: 'warning' });
}
