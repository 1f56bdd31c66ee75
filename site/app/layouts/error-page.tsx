import { lazy } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '../i18n/locales.ts';
import styles from '../styles/looks/pages.css?url';
import { Header } from './header.tsx';

/** Comes only when something went wrong. */
export const ErrorMessage = lazy(() => import('./error-message.tsx'));

/** With the header and a look of its own, for when the layout itself failed. */
export function ErrorPage() {
	return (
		<>
			<link rel="stylesheet" href={styles} />
			<Header locale={localeOf(useLocation().pathname)} />
			<main id="main">
				<ErrorMessage />
			</main>
		</>
	);
}
