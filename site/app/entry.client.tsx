import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadDictionary } from './i18n/load-dictionary.ts';

loadDictionary()
	.then(() =>
		startTransition(() => {
			hydrateRoot(
				document,
				<StrictMode>
					<HydratedRouter />
				</StrictMode>,
			);
		}),
	)
	// Without its words the page stays as the server drew it: links and forms need no script.
	.catch((error: unknown) => console.error(error));
