import { useLocation, useRouteLoaderData } from 'react-router';
import { parseLocale } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import type { loader } from '../root.tsx';

const HOUSE = 'M22.3 2.7a2.8 2.8 0 0 1 3.4 0L44.3 17A4 4 0 0 1 46 20.2V42a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V20.2A4 4 0 0 1 3.7 17Z';
const LETTERS = 'M8.4 40.5V18.9h9.1a7.35 7.35 0 0 1 0 14.7h-4.8v6.9zM25.4 40.5V18.9h4.4l6 12.4V18.9H40v21.6h-4.4l-6-12.4v12.4z';
const PLAIN_WINDOW = 'M17 23h14v14H17z';
const WINDOW = 'M12.7 23.2h4.6a3.05 3.05 0 0 1 0 6.1h-4.6z';

export function HouseShape({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 48 48" className={className} aria-hidden="true" fill="currentColor">
			<path d={HOUSE} />
		</svg>
	);
}

/** The logo with the site's name beside it. Our own logo contains the name. */
export function Brand({ home, size = 'size-11' }: { home: string; size?: string }) {
	const t = useTranslations('site');
	const { siteNames } = useRouteLoaderData<typeof loader>('root') ?? {};
	const given = siteNames?.[parseLocale(useLocation().pathname)] ?? t('name');
	const isOurs = given === t('name');
	return (
		<a href={home} className="flex shrink-0 items-center gap-2.5">
			<svg viewBox="0 0 48 48" className={size} role="img" aria-label={given}>
				<path className="fill-white" d={HOUSE} />
				{isOurs && <path className="fill-brand" d={LETTERS} />}
				<path className="fill-pn-red-500" d={isOurs ? WINDOW : PLAIN_WINDOW} />
			</svg>
			<span className="grid leading-head rtl:leading-line">
				<b className="text-[15px] font-display tracking-head rtl:text-[16px]">{isOurs ? t('brand') : given}</b>
				<span className="text-xs text-sun-300">{t('country')}</span>
			</span>
		</a>
	);
}
