import { useLocation } from 'react-router';
import { localeOf } from '../i18n/locale-paths.ts';
import { ErrorMessage } from './error-message.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** With header and footer, for when the layout itself failed. */
export function ErrorPage() {
	return (
		<>
			<Header locale={localeOf(useLocation().pathname)} />
			<main id="main">
				<ErrorMessage />
			</main>
			<Footer />
		</>
	);
}
