import { useLocation } from 'react-router';
import { parseLocale } from '../i18n/locale-paths.ts';
import { ErrorMessage } from './error-message.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Includes header and footer, because it replaces a layout that failed. */
export function ErrorPage() {
	return (
		<>
			<Header locale={parseLocale(useLocation().pathname)} />
			<main id="main">
				<ErrorMessage />
			</main>
			<Footer />
		</>
	);
}
