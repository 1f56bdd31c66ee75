import heart from 'icon:pn/heart';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';

export type NothingSavedData = { search: string; launches: string };

export function NothingSaved({ data: { search, launches } }: { data: NothingSavedData }) {
	const t = useTranslations();
	return (
		<div className="mt-6 grid justify-items-center gap-3 rounded-xl bg-stone px-6 py-14 text-center">
			<span aria-hidden="true" className="house-window grid size-24 place-items-center bg-surface pt-4 text-4xl text-pn-red-600">
				<Icon icon={heart} />
			</span>
			<h2 className="mt-2 text-xl">{t('records.noFavorites')}</h2>
			<p className="max-w-[46ch] text-ink-2">{t('records.noFavoritesMore')}</p>
			<div className="mt-3 flex flex-wrap justify-center gap-3">
				<a className={button({ size: 'lg' })} href={search}>
					{t('records.searchNow')}
				</a>
				<a className={button({ size: 'lg', variant: 'outline' })} href={launches}>
					{t('pages.launches')}
				</a>
			</div>
		</div>
	);
}
