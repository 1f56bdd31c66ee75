import { t } from '../toasts/saved-words.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { type Entry, LIMIT, readHome } from './cookie.ts';
import { removeEntries, restore } from './entries.ts';
import { saved, storeEntries } from './saved.ts';

/** In its old position, unless the list has changed since. */
const asBefore = (before: Entry[], removed: Entry): Entry[] =>
	saved().join() === before.filter((entry) => entry !== removed).join() ? before : restore(saved(), [removed]);

/** A toast that says what happened, with undo. */
export function announce(value: string, { before, removed }: { before: Entry[]; removed: Entry | undefined }): void {
	const isSaved = saved().some((entry) => readHome(entry) === readHome(value));
	const undo = (run: () => void) => ({ action: { label: t('undo'), instead: t('undoInstead'), run } });
	if (removed) showToast({ title: t('removed'), ...undo(() => storeEntries(asBefore(before, removed))) });
	else if (isSaved) showToast({ title: t('added'), ...undo(() => storeEntries(removeEntries(saved(), [value]).entries)) });
	else if (saved().length >= LIMIT) showToast({ title: t('full', { limit: LIMIT }), color: 'warning' });
	else showToast({ title: t('refused'), color: 'warning' });
}
