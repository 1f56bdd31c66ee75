import { Direction } from 'radix-ui';
import { createRoot } from 'react-dom/client';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { loadMessages, type Messages } from '#app/i18n/messages.ts';
import { createTranslator, type Keys, type Translate } from '#app/i18n/translate.ts';
import { Toaster } from '#app/ui/toast.tsx';
import { dismissToast, type ToastContent, toast } from '#app/ui/toast-store.ts';
import { locales } from '#domain/locales.ts';

const { format, direction } = locales[parseLocale(location.pathname)];

/** In the language of the page. */
export const t: Translate<Keys<Messages['saved']>> = createTranslator(loadMessages(parseLocale(location.pathname)), format, 'saved');

createRoot(document.body.appendChild(document.createElement('div'))).render(
	<Direction.Provider dir={direction}>
		<Toaster labels={{ message: t('message'), region: t('region', { key: '{hotkey}' }), close: t('close') }} />
	</Direction.Provider>,
);

let last = 0;

/** One at a time: the next press says what matters now. */
export function say(content: ToastContent): void {
	dismissToast(last);
	last = toast(content);
}
