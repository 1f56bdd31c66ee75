import { Direction } from 'radix-ui';
import { createRoot } from 'react-dom/client';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { loadMessages, type Messages } from '#app/i18n/messages.ts';
import { createTranslator, type Keys, type Translate } from '#app/i18n/translate.ts';
import { Toaster } from '#app/ui/toast.tsx';
import { dismissToast, type ToastContent, toast } from '#app/ui/toast-store.ts';
import { locales } from '#domain/locales.ts';
import { type Entry, LIMIT, readHome } from './cookie.ts';
import { remove, restore } from './entries.ts';
import { save, saved } from './saved.ts';

const { format, direction } = locales[parseLocale(location.pathname)];
const t: Translate<Keys<Messages['saved']>> = createTranslator(loadMessages(parseLocale(location.pathname)), format, 'saved');

createRoot(document.body.appendChild(document.createElement('div'))).render(
	<Direction.Provider dir={direction}>
		<Toaster labels={{ message: t('message'), region: t('region', { key: '{hotkey}' }), close: t('close') }} />
	</Direction.Provider>,
);

/** In its old place, unless the list has changed since. */
const asBefore = (before: Entry[], removed: Entry): Entry[] =>
	saved().join() === before.filter((entry) => entry !== removed).join() ? before : restore(saved(), [removed]);

let last = 0;

/** One at a time: the next press says what matters now. */
function say(content: ToastContent): void {
	dismissToast(last);
	last = toast(content);
}

/** Says what became of a press on a heart, and offers to take it back. */
export function announce(value: string, { before, removed }: { before: Entry[]; removed: Entry | undefined }): void {
	const isSaved = saved().some((entry) => readHome(entry) === readHome(value));
	const undo = (run: () => void) => ({ action: { label: t('undo'), instead: t('undoInstead'), run } });
	if (removed) say({ title: t('removed'), ...undo(() => save(asBefore(before, removed))) });
	else if (isSaved) say({ title: t('added'), ...undo(() => save(remove(saved(), [value]).entries)) });
	else if (saved().length >= LIMIT) say({ title: t('full', { limit: LIMIT }), color: 'warning' });
	else say({ title: t('refused'), color: 'warning' });
}
