import { type MouseEvent, useContext } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '../i18n/locales.ts';
import { FooterContent } from './footer-content.tsx';
import { FooterContext } from './footer-context.ts';

const style = 'on-brand relative bg-brand-deep text-white';

/** The same on every page of a language: drawn on the server and kept as it is, so that its code and words need not travel. */
export function Footer({ locale }: { locale: Locale }) {
	const data = useContext(FooterContext);
	const follow = useLinksInside();
	if (import.meta.env.SSR) return data ? <footer className={style}>{<FooterContent locale={locale} data={data} />}</footer> : null;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, taken from the page it stands in
	// biome-ignore lint/a11y: the links inside are what is clicked
	return <footer className={style} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawnFooter() }} />;
}

let drawn: string | undefined;

function drawnFooter(): string {
	drawn ??= document.querySelector('body > footer')?.innerHTML ?? '';
	return drawn;
}

/** Links in markup that React does not know still go through the router. */
function useLinksInside() {
	const navigate = useNavigate();
	return (event: MouseEvent) => {
		const link = (event.target as Element).closest('a');
		const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
		if (!link || !isPlain || link.origin !== location.origin) return;
		event.preventDefault();
		void navigate(link.pathname + link.search + link.hash);
	};
}
