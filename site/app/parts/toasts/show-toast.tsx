import { DirectionProvider } from 'radix-ui/direction';
import { createRoot } from 'react-dom/client';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { Toaster } from '#app/ui/toast.tsx';
import { dismissToast, type ToastContent, toast } from '#app/ui/toast-store.ts';
import { locales } from '#domain/locales.ts';
import { t } from './saved-words.ts';

const { direction } = locales[parseLocale(location.pathname)];

createRoot(document.body.appendChild(document.createElement('div'))).render(
	<DirectionProvider dir={direction}>
		<Toaster labels={{ message: t('message'), region: t('region', { key: '{hotkey}' }), close: t('close') }} />
	</DirectionProvider>,
);

let last = 0;

/** A new toast replaces the previous one. */
export function showToast(content: ToastContent): void {
	dismissToast(last);
	last = toast(content);
}
