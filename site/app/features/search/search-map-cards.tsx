import close from 'icon:pn/x';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { PropertyCardData } from '../listings/card-data.ts';
import { PropertyCard } from '../listings/property-card.tsx';
import type { PinId } from '../map/pins.ts';

type Props = { ids: readonly PinId[]; address: string; words: { chosen: string; close: string }; onClose: () => void; onFail: () => void };

/** The homes of the pin that was chosen: one, or several that stand on one spot. */
export function SearchMapCards({ ids, address, words, onClose, onFail }: Props) {
	const cards = useCards(`${address}?ids=${ids.join()}`, onFail);
	const panel = useRef<HTMLElement>(null);
	const isShown = cards !== null;
	useEffect(() => {
		if (isShown) panel.current?.focus({ preventScroll: true });
	}, [isShown]);
	return (
		<section
			ref={panel}
			tabIndex={-1}
			aria-label={words.chosen}
			onKeyDown={({ key }) => key === 'Escape' && onClose()}
			className={`absolute start-3 bottom-8 z-6 max-w-[calc(100%-1.5rem)] rounded-lg bg-surface shadow-3 ${isShown ? '' : 'invisible'}`}
		>
			<button
				type="button"
				aria-label={words.close}
				onClick={onClose}
				className="-top-4 -end-2 absolute z-1 grid size-11 place-items-center rounded-full bg-surface shadow-2 hover:bg-pn-blue-50"
			>
				<Icon icon={close} />
			</button>
			<ul className="flex max-h-[420px] w-[290px] max-w-full snap-x snap-mandatory overflow-auto rounded-lg">
				{cards?.map((card) => (
					<li key={card.id} data-listing={card.id} className="w-full shrink-0 snap-start max-md:[&_article>div:first-child]:aspect-[3/1]">
						<PropertyCard card={card} />
					</li>
				))}
			</ul>
		</section>
	);
}

function useCards(address: string, onFail: () => void): PropertyCardData[] | null {
	const [known, setKnown] = useState<{ address: string; cards: PropertyCardData[] } | null>(null);
	const fail = useRef(onFail);
	useEffect(() => {
		const stop = new AbortController();
		fetch(address, { signal: stop.signal })
			.then((response) => (response.ok ? response.json() : Promise.reject()))
			.then((cards: PropertyCardData[]) => setKnown({ address, cards }))
			.catch(() => stop.signal.aborted || fail.current());
		return () => stop.abort();
	}, [address]);
	return known?.address === address ? known.cards : null;
}
