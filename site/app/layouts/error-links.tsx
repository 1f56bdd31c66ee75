import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import type { ErrorLinkData } from '../not-found.ts';
import type { RecordLink } from '../record-link.ts';
import { button } from '../ui/button-variants.ts';

export const errorLink = button({ color: 'sun', size: 'lg' });

export function ErrorLinks({ path, ways: { places, ask } }: { path: string; ways: ErrorLinkData }) {
	const t = useTranslations();
	return (
		<>
			<form action={localePath('/search', parseLocale(path))} className="flex flex-wrap gap-2">
				<input
					type="search"
					name="q"
					aria-label={t('error.search')}
					placeholder={t('error.searchExample')}
					className="min-h-14 min-w-0 flex-1 basis-56 max-sm:basis-full rounded-md border border-transparent placeholder:text-sm bg-white px-4 text-ink max-[22rem]:px-3 max-[22rem]:placeholder:text-xs"
				/>
				<button type="submit" className={`${errorLink} max-sm:w-full`}>
					{t('common.search')}
				</button>
			</form>
			<Links title={t('error.places')} links={places} />
			<Links title={t('error.ask')} links={ask} />
		</>
	);
}

function Links({ title, links }: { title: string; links: RecordLink[] }) {
	if (links.length === 0) return null;
	return (
		<nav aria-label={title}>
			<h2 className="mb-2 text-md">{title}</h2>
			<ul className="-me-2 -mb-2 sm:text-balance">
				{links.map(({ to, text }) => (
					<li key={to} className="me-2 mb-2 inline-block align-top">
						<a
							href={to}
							className="inline-flex min-h-11 items-center rounded-full border border-white/24 bg-white/8 px-3 sm:px-4 font-med text-sm hover:border-white/60 hover:bg-white/16"
						>
							<bdi>{text}</bdi>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
