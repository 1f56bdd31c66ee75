import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { localePath, parseLocale } from '#app/i18n/locale-paths.ts';
import { useTranslations } from '#app/i18n/use-translations.ts';
import type { PropertyCardData } from '#app/parts/listings/card-data.ts';
import { CardRow } from '#app/parts/listings/card-grid.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { forgetSeen } from '#app/parts/listings/seen.ts';
import { Button } from '#app/ui/button.tsx';
import { forgetViewed, viewed } from './viewed.ts';

/** The server returns cards for the homes still listed. */
export function ViewedRow() {
	const t = useTranslations('recent');
	const locale = parseLocale(useLocation().pathname);
	const [cards, setCards] = useState<PropertyCardData[]>([]);
	useEffect(() => {
		const stop = new AbortController();
		fetch(`${localePath('/search/cards.json', locale)}?ids=${viewed().join()}`, stop)
			.then((response) => (response.ok ? response.json() : []))
			.then(setCards, () => {});
		return () => stop.abort();
	}, [locale]);
	if (cards.length === 0) return null;
	const clear = () => {
		forgetViewed();
		forgetSeen();
		setCards([]);
	};
	return (
		<section className="below-fold border-line border-t bg-sand py-11 md:py-16">
			<div className="wrap">
				<div className="mb-5 flex items-end justify-between gap-4">
					<div>
						<h2 className="text-2xl leading-head">{t('title')}</h2>
						<p className="mt-1 text-ink-2 text-sm">{t('note')}</p>
					</div>
					<Button variant="outline" onClick={clear}>
						{t('clear')}
					</Button>
				</div>
				<CardRow>
					{cards.map((card) => (
						<PropertyCard key={card.id} card={card} />
					))}
				</CardRow>
			</div>
		</section>
	);
}
