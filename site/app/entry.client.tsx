import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isCrawler } from './crawler.ts';
import { takeOverStyles } from './first-view/take-over-styles.ts';
import { loadDictionary } from './i18n/load-dictionary.ts';
import { rememberLocale } from './i18n/locale-cookie.ts';
import { reportError, reportErrors } from './report-errors.ts';

reportErrors();
rememberLocale();

const tell = (error: unknown) => {
	console.error(error);
	reportError(error);
};

const served = isCrawler(navigator.userAgent) ? document.documentElement.innerHTML : null;

function hydrate(): void {
	const fail = (error: unknown) => {
		tell(error);
		if (served) setTimeout(keepServed, 0, served);
	};
	takeOverStyles(document.documentElement);
	const root = hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter onError={served ? fail : reportError} />
		</StrictMode>,
		{ onRecoverableError: tell, onUncaughtError: fail },
	);
	/** Crawlers index the page as the server rendered it, whatever fails here. */
	const keepServed = (html: string) => {
		root.unmount();
		document.documentElement.innerHTML = html;
	};
}

loadDictionary()
	.then(() => startTransition(hydrate))
	// Without the dictionary the page stays as rendered: links and forms work without a script.
	.catch((error) => {
		console.error('Error while mounting app', error);
		reportError(error);
	});
