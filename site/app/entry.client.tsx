import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeOf } from './i18n/locales.ts';
import { registerMessages } from './i18n/messages.ts';

/** The page names the dictionary of its language; the browser has begun to load it before this script runs. */
const dictionary = document.querySelector<HTMLLinkElement>('link[data-messages]')?.href ?? '';

fetch(dictionary)
	.then((response) => response.json())
	.then((messages) => {
		registerMessages(localeOf(location.pathname), messages);
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
