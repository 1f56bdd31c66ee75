import { CardIcon } from '#app/parts/listings/card-icons.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import type { SearchCardData } from './search-cards.ts';

const IN_RESULTS = '(min-width: 1280px) 334px, (min-width: 1024px) 25vw, (min-width: 640px) 46vw, 92vw';

/** `card-photos.tsx` adds the photo strip under the contact buttons on demand. */
export function SearchCard({ card, priority = false }: { card: SearchCardData; priority?: boolean }) {
	const { call, whatsApp, fit } = card;
	return (
		<PropertyCard card={card} priority={priority} sizes={IN_RESULTS} narrowest={640}>
			<div className="card-ways">
				{call && (
					<a href={call.href} aria-label={call.text}>
						<CardIcon name="phone" />
					</a>
				)}
				{whatsApp && (
					<a href={whatsApp.href} target="_blank" rel="noopener" aria-label={whatsApp.text}>
						<CardIcon name="wa" />
					</a>
				)}
			</div>
			{fit && (
				<ul className="card-fit">
					{fit.fits.map((text) => (
						<li key={text} className="is-good">
							{text}
						</li>
					))}
					{fit.differs.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ul>
			)}
		</PropertyCard>
	);
}
