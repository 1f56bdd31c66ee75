import close from 'icon:pn/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PropertyCardData } from '#app/parts/listings/card-data.ts';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import type { PinId } from '#app/parts/map/pins.ts';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
	ids: readonly PinId[];
	address: string;
	words: { chosen: string; close: string };
	/** Reports its height, which covers the lower part of the map. */
	onShow: (height: number) => void;
	onClose: () => void;
	onFail: () => void;
};

/** The homes of the chosen pin; the map shrinks to make room. */
export function SearchMapCards({ ids, address, words, onShow, onClose, onFail }: Props) {
	const cards = useCards(`${address}?ids=${ids.join()}`, onFail);
	const panel = useRef<HTMLElement>(null);
	const isShown = cards !== null;
	const tellHeight = useEffectEvent((height: number) => onShow(height));
	useEffect(() => {
		if (!isShown || !panel.current) return;
		tellHeight(panel.current.offsetHeight);
		panel.current.focus({ preventScroll: true });
		panel.current.scrollIntoView({ block: 'nearest' });
	}, [isShown]);
	return (
		<section
			ref={panel}
			tabIndex={-1}
			aria-label={words.chosen}
			data-takes-escape
			onKeyDown={({ key }) => key === 'Escape' && onClose()}
			className={`map-chosen ${isShown ? '' : 'invisible'}`}
		>
			<button type="button" aria-label={words.close} onClick={onClose}>
				<Icon icon={close} />
			</button>
			<ul>
				{cards?.map((card) => (
					<li key={card.id} data-listing={card.id}>
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
