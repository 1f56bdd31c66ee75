import type { ReactNode } from 'react';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { Code } from '#app/ui/code.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { PhotoWidth } from '#app/ui/photo-address.ts';
import { Scales } from '../compare/scales.tsx';
import { Heart } from '../favorites/heart.tsx';
import { NotForMe } from '../hidden-homes/not-for-me.tsx';
import type { PropertyCardData } from './card-data.ts';
import { CardIcon, type CardIconName } from './card-icons.tsx';
import { FactStrip } from './fact-strip.tsx';
import { ListingBadges } from './listing-badges.tsx';
import { Money } from './money.tsx';

type Props = {
	card: PropertyCardData;
	priority?: boolean;
	sizes?: string;
	narrowest?: PhotoWidth;
	/** Only on pages of the visitor's own; elsewhere the browser fills it in. */
	isSaved?: boolean | undefined;
	/** Drawn over the card's link. */
	children?: ReactNode;
};

const IN_FOUR_COLUMNS = '(min-width: 1280px) 285px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 320px';

/** The whole card is one link. */
export function PropertyCard({ card, priority = false, sizes = IN_FOUR_COLUMNS, narrowest, isSaved, children }: Props) {
	const t = useTranslations('property');
	return (
		<article className="listing-card">
			<Picture card={card} priority={priority} sizes={sizes} narrowest={narrowest} />
			<div className="card-text">
				<div className="card-price">
					<h3>
						<a href={card.to}>
							<span className="sr-only">{`${card.title}: `}</span>
							<Money value={card.price} />
							{card.period && <small>{` ${card.period}`}</small>}
						</a>
					</h3>
					{card.earlierPrice && <s>{card.earlierPrice}</s>}
				</div>
				{card.converted && <p className="text-ink-2 text-xs">{card.converted}</p>}
				{card.allIn && (
					<p className="card-all-in">
						<span>{t('allIn')}</span>
						<b>{card.allIn.amount}</b>
						{card.allIn.converted && <small className="text-2xs text-ink-2">{card.allIn.converted}</small>}
					</p>
				)}
				<FactStrip facts={card.facts} />
				<ul className="card-specs">
					<li>{card.type}</li>
					{card.bedrooms && <Spec icon="bed" label={t('bedrooms')} value={card.bedrooms} />}
					{card.bathrooms && <Spec icon="bath" label={t('bathrooms')} value={card.bathrooms} />}
					{card.area && <Spec icon="area" label={t('builtUp')} value={card.area} />}
				</ul>
				<p className="card-place">
					<CardIcon name="pin" />
					<span>{card.place}</span>
				</p>
				<p className="card-foot">
					<span className={card.checked.isOld ? 'is-old' : undefined}>
						<CardIcon name="check" />
						{card.checked.text}
					</span>
					<Code>{card.reference}</Code>
				</p>
			</div>
			<NotForMe id={card.id} label={card.notForMe} />
			<Scales id={card.id} label={card.compare} />
			<Heart heart={card.heart} isSaved={isSaved} />
			{children}
		</article>
	);
}

type PictureProps = { card: PropertyCardData; priority: boolean; sizes: string; narrowest: PhotoWidth | undefined };

/** The 136 px at its top end are free for the hide, compare and heart buttons. */
function Picture({ card, priority, sizes, narrowest = 320 }: PictureProps) {
	const t = useTranslations('property');
	return (
		<div className="card-picture">
			<Photo file={card.photo} priority={priority} widest={1024} narrowest={narrowest} sizes={sizes} className="card-photo" />
			<ListingBadges badges={card.badges} shield={<CardIcon name="shield" />} className="card-badges" />
			{card.photoCount > 0 && (
				<span className="card-count" role="img" aria-label={t('photoCount', { count: card.photoCount })}>
					<CardIcon name="camera" />
					{card.photoCount}
				</span>
			)}
		</div>
	);
}

function Spec({ icon, label, value }: { icon: CardIconName; label: string; value: string }) {
	return (
		<li>
			<CardIcon name={icon} label={label} />
			{value}
		</li>
	);
}
