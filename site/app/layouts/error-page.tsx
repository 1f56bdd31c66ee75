import { useLocation } from 'react-router';
import { localeOf } from '../i18n/locale-paths.ts';
import styles from '../styles/looks/pages.css?url';
import { ErrorMessage } from './error-message.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** With header, footer and a look of its own, for when the layout itself failed. */
export function ErrorPage() {
	return (
		<>
			<link rel="stylesheet" href={styles} />
			<Header locale={localeOf(useLocation().pathname)} />
			<main id="main">
				<ErrorMessage />
			</main>
			<Footer />
		</>
	);
}
