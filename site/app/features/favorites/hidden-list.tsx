import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { localePath, parseLocale } from '#app/i18n/locale-paths.ts';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { bringBack, hiddenHomes, onHidden } from '#app/parts/hidden-homes/hidden.ts';
import type { PropertyCardData } from '#app/parts/listings/card-data.ts';
import { Button } from '#app/ui/button.tsx';

/** How many are named; the button restores all of them. */
const NAMED = 12;

const readLatest = () => hiddenHomes().toReversed().join();
const none = () => '';

/** The homes hidden in this browser, the latest first. The server only learns the ids it is asked for. */
export function HiddenList() {
	const t = useTranslations('saved');
	const locale = parseLocale(useLocation().pathname);
	const hidden = useSyncExternalStore(onHidden, readLatest, none);
	const [homes, setHomes] = useState<Pick<PropertyCardData, 'id' | 'title' | 'to'>[]>([]);
	const asked = hidden.split(',', NAMED).join();
	useEffect(() => {
		if (!asked) return;
		const stop = new AbortController();
		fetch(`${localePath('/search/cards.json', locale)}?ids=${asked}`, stop)
			.then((answer) => (answer.ok ? answer.json() : []))
			.then(setHomes, () => {});
		return () => stop.abort();
	}, [asked, locale]);
	if (!hidden) return null;
	const ids = hidden.split(',').map(Number);
	return (
		<section className="wrap pb-16">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2 className="text-2xl">{t('hidden.count', { count: ids.length })}</h2>
				<Button variant="outline" color="neutral" onClick={() => bringBack(ids)}>
					{t('hidden.allBack')}
				</Button>
			</div>
			<p className="text-ink-2 text-sm">{t('hidden.note')}</p>
			<ul className="mt-3 border-line border-t">
				{homes
					.filter(({ id }) => ids.includes(id))
					.map(({ id, title, to }) => (
						<li key={id} className="flex items-center justify-between gap-x-6 border-line border-b py-2">
							<a href={to} className="min-w-0 font-med text-action underline underline-offset-3 wrap-anywhere">
								{title}
							</a>
							<Button
								variant="ghost"
								color="neutral"
								className="shrink-0"
								aria-label={t('hidden.backOne', { home: title })}
								onClick={() => bringBack([id])}
							>
								{t('hidden.bringBack')}
							</Button>
						</li>
					))}
			</ul>
		</section>
	);
}
