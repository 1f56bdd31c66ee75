import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeOf } from './i18n/locales.ts';
import { registerMessages } from './i18n/messages.ts';

const dictionaries = { en: () => import('./i18n/messages/en.json'), ar: () => import('./i18n/messages/ar.json') };

const locale = localeOf(location.pathname);
dictionaries[locale]()
	.then(({ default: messages }) => {
		registerMessages(locale, messages);
		startTransition(() => {
			hydrateRoot(
				document,
				<StrictMode>
					<HydratedRouter />
				</StrictMode>,
			);
		});
	})
	.catch((error: unknown) => console.error('Error while mounting app', error));
