import { Code } from '#app/ui/code.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { PropertyCardData } from './card-data.ts';
import { Money } from './money.tsx';

export type SmallCardData = Pick<PropertyCardData, 'id' | 'to' | 'photo' | 'title' | 'price' | 'type' | 'area' | 'place' | 'reference'>;

/** `withReference`: for places where people talk about the homes. */
export const SmallCards = ({
	cards,
	className = '',
	withReference = false,
}: {
	cards: readonly SmallCardData[];
	className?: string;
	withReference?: boolean;
}) => (
	<ul className={`grid gap-3 ${className}`}>
		{cards.map(({ id, to, photo, title, price, type, area, place, reference }) => (
			<li key={id} className="group relative flex gap-3">
				<Photo file={photo && { ...photo, alt: '' }} sizes="96px" widest={320} className="h-18 w-24 shrink-0 rounded-md object-cover" />
				<div className="min-w-0 leading-line">
					<a href={to} className="font-bold text-brand after:absolute after:inset-0 group-hover:text-action">
						<span className="sr-only">{title}: </span>
						<Money value={price} />
					</a>
					<p className="text-xs">{[type, area].filter(Boolean).join(' · ')}</p>
					<p className="text-ink-2 text-xs">{withReference ? <Code>{reference}</Code> : place}</p>
				</div>
			</li>
		))}
	</ul>
);
