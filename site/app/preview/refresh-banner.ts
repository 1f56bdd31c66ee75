import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import type { Banner } from './banner-data.ts';

/** Asks what to say about the page that is shown. A person who is signed out by then gets the page that everybody sees. */
export async function refreshBanner(
	{ pathname, search }: { pathname: string; search: string },
	show: (banner: Banner) => void,
): Promise<void> {
	const address = localePath('/preview.json', parseLocale(pathname));
	const answer = await fetch(`${address}?path=${encodeURIComponent(pathname + search)}`);
	if (!answer.ok) return;
	const banner: Banner | null = await answer.json();
	if (banner) show(banner);
	else location.reload();
}
