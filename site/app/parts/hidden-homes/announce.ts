import { readHome } from '../favorites/cookie.ts';
import { save, saved } from '../favorites/saved.ts';
import { t } from '../toasts/saved-words.ts';
import { say } from '../toasts/say.tsx';
import { bringBack, isHidden } from './hidden.ts';

/** What is not for somebody is no favourite of theirs. Says what became of it, and offers to take it back. */
export function announce(id: number, wasHidden: boolean): void {
	if (wasHidden) say({ title: t('hidden.back') });
	else if (isHidden(id)) say({ title: t('hidden.done'), action: { label: t('undo'), instead: t('hidden.undoInstead'), run: takeOff(id) } });
	else say({ title: t('hidden.refused'), color: 'warning' });
}

/** Takes it off the favourites, and gives back what undoes both. */
function takeOff(id: number): () => void {
	const before = saved();
	const left = before.filter((entry) => Number.parseInt(readHome(entry), 36) !== id);
	if (left.length < before.length) save(left);
	return () => {
		bringBack([id]);
		if (left.length < before.length && saved().join() === left.join()) save(before);
	};
}

export function showHiddenCount(count: number): void {
	for (const line of document.querySelectorAll('[data-hidden-count]')) line.textContent = t('hidden.count', { count });
}
