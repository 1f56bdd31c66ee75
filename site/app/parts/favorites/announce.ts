import { bringBack, isHidden } from '../hidden-homes/hidden.ts';
import { t } from '../toasts/saved-words.ts';
import { say } from '../toasts/say.tsx';
import { type Entry, LIMIT, readHome } from './cookie.ts';
import { remove, restore } from './entries.ts';
import { save, saved } from './saved.ts';

/** In its old place, unless the list has changed since. */
const asBefore = (before: Entry[], removed: Entry): Entry[] =>
	saved().join() === before.filter((entry) => entry !== removed).join() ? before : restore(saved(), [removed]);

/** Says what became of a press on a heart, and offers to take it back. */
export function announce(value: string, { before, removed }: { before: Entry[]; removed: Entry | undefined }): void {
	const isSaved = saved().some((entry) => readHome(entry) === readHome(value));
	const id = Number.parseInt(readHome(value), 36);
	// Whoever saves a home wants it after all.
	if (isSaved && isHidden(id)) bringBack([id]);
	const undo = (run: () => void) => ({ action: { label: t('undo'), instead: t('undoInstead'), run } });
	if (removed) say({ title: t('removed'), ...undo(() => save(asBefore(before, removed))) });
	else if (isSaved) say({ title: t('added'), ...undo(() => save(remove(saved(), [value]).entries)) });
	else if (saved().length >= LIMIT) say({ title: t('full', { limit: LIMIT }), color: 'warning' });
	else say({ title: t('refused'), color: 'warning' });
}
