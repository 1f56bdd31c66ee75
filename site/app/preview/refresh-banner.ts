import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import type { Banner } from './banner-data.ts';

/** Updates the banner for the current page. Somebody who is signed out by now gets the public page. */
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
