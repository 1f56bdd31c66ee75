import { useLocation } from 'react-router';
import { parseLocale } from '../i18n/locale-paths.ts';
import { ErrorMessage } from './error-message.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Includes header and footer, because it replaces a layout that failed. Where the footer failed too, the message fills the window. */
export function ErrorPage() {
	return (
		<div className="flex min-h-screen flex-col">
			<Header locale={parseLocale(useLocation().pathname)} />
			<main id="main" className="grid grow grid-cols-1">
				<ErrorMessage />
			</main>
			<Footer />
		</div>
	);
}
