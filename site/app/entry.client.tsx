import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadDictionary } from './i18n/load-dictionary.ts';
import { reportError, reportErrors } from './report-errors.ts';

reportErrors();

const tell = (error: unknown) => {
	console.error(error);
	reportError(error);
};

loadDictionary()
	.then(() =>
		startTransition(() => {
			hydrateRoot(
				document,
				<StrictMode>
					<HydratedRouter onError={reportError} />
				</StrictMode>,
				{ onRecoverableError: tell },
			);
		}),
	)
	// Without its words the page stays as the server drew it: links and forms need no script.
	.catch(tell);
