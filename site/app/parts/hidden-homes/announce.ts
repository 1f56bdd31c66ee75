import type { Entry } from '../favorites/cookie.ts';
import { saved, storeEntries } from '../favorites/saved.ts';
import { t } from '../toasts/saved-words.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { bringBack, isHidden } from './hidden.ts';

/** A toast with undo; `before` are the favourites before the press. */
export function announce(id: number, { wasHidden, before }: { wasHidden: boolean; before: Entry[] }): void {
	const left = saved().join();
	const undo = (): void => {
		bringBack([id]);
		if (saved().join() === left && left !== before.join()) storeEntries(before);
	};
	if (wasHidden) showToast({ title: t('hidden.back') });
	else if (isHidden(id)) showToast({ title: t('hidden.done'), action: { label: t('undo'), instead: t('hidden.undoInstead'), run: undo } });
	else showToast({ title: t('hidden.refused'), color: 'warning' });
}

export function showHiddenCount(count: number): void {
	for (const line of document.querySelectorAll('[data-hidden-count]')) line.textContent = t('hidden.count', { count });
}
