import { useContext } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { FooterContent } from './footer-content.tsx';
import { FooterContext } from './footer-context.ts';

const style = 'on-brand relative bg-brand-deep text-white';

/** The same on every page of a language: drawn on the server and kept as it is, so that its code and words need not travel. */
export function Footer({ locale }: { locale: Locale }) {
	const data = useContext(FooterContext);
	if (import.meta.env.SSR) return data ? <footer className={style}>{<FooterContent locale={locale} data={data} />}</footer> : null;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, taken from the page it stands in
	return <footer className={style} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawnFooter() }} />;
}

let drawn: string | undefined;

function drawnFooter(): string {
	drawn ??= document.querySelector('body > footer')?.innerHTML ?? '';
	return drawn;
}
