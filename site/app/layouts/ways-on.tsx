import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import type { RecordLink } from '../record-link.ts';

export const wayOn = 'inline-flex min-h-14 items-center rounded-md bg-sun-300 px-6 font-semi text-brand-deep text-md hover:bg-sun-200';

/** From an address that leads nowhere: a search, and the places most people look at. */
export function WaysOn({ path, places }: { path: string; places: RecordLink[] }) {
	const t = useTranslations('error');
	const common = useTranslations('common');
	return (
		<>
			<form action={localePath('/search', parseLocale(path))} className="flex max-w-[560px] flex-wrap gap-2">
				<input
					type="search"
					name="q"
					aria-label={t('search')}
					placeholder={t('searchExample')}
					className="min-h-14 min-w-0 flex-1 rounded-md bg-white px-4 text-ink"
				/>
				<button type="submit" className={wayOn}>
					{common('search')}
				</button>
			</form>
			{places.length > 0 && (
				<nav aria-label={t('places')}>
					<h2 className="text-lg">{t('places')}</h2>
					<ul className="flex flex-wrap gap-x-6">
						{places.map(({ to, text }) => (
							<li key={to}>
								<a href={to} className="inline-flex min-h-11 items-center underline underline-offset-3">
									{text}
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
		</>
	);
}
