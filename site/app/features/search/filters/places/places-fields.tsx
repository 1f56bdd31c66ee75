import pin from 'icon:pn/pin';
import searchIcon from 'icon:pn/search';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { useIsLive } from '../use-is-live.ts';
import { findPlaces, matchesTyped } from './find-places.ts';
import { PlaceBox, PlaceList } from './place-list.tsx';
import { buildPlaceKey, hasChosenPlace, type PlaceNode } from './place-tree.ts';
import type { PlacesGroup } from './places-data.ts';
import { useLandmarks } from './use-landmarks.ts';
import { useNarrowing } from './use-narrowing.ts';

/** The tree with a box to search it. Without JavaScript it is the expanded tree alone. */
export function PlacesFields({ group, id }: { group: PlacesGroup; id: string }) {
	const { places, notes, near, labels } = group;
	const isLive = useIsLive();
	const root = useRef<HTMLDivElement>(null);
	const { pathname, search } = useLocation();
	const [typed, setTyped] = useState('');
	const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
	const [first] = useState(() => new Set(openAtFirst(places)));
	useNarrowing(root);
	const found = isLive ? findPlaces(places, typed) : null;
	const isInTree = found?.shown.size !== 0;
	const isNear = isLive ? near.map((box) => matchesTyped(box, typed)) : near.map(() => true);
	const landmarks = useLandmarks(pathname, search, typed, !isInTree && !isNear.includes(true));
	const isOpen = (node: PlaceNode) =>
		turned.get(buildPlaceKey(node)) ?? (found ? found.open.has(buildPlaceKey(node)) : first.has(buildPlaceKey(node)));
	const toggle = (node: PlaceNode) => setTurned(new Map(turned).set(buildPlaceKey(node), !isOpen(node)));
	const look = (text: string) => {
		setTyped(text);
		setTurned(new Map());
	};
	return (
		<div ref={root} className="place-panel">
			{isLive && (
				<label className="place-search">
					<span className="sr-only">{labels.search}</span>
					<Icon icon={searchIcon} />
					{/* `form=""`: it filters the tree and is not submitted. */}
					<input
						form=""
						type="search"
						value={typed}
						maxLength={100}
						placeholder={labels.example}
						autoComplete="off"
						enterKeyHint="search"
						onChange={({ target }) => look(target.value)}
					/>
				</label>
			)}
			<fieldset aria-labelledby={`${id}-places`} className="place-tree">
				<p id={`${id}-places`} hidden={!isInTree} className="place-head">
					{labels.places}
				</p>
				<PlaceList places={places} inside={labels.inside} folding={isLive ? { isOpen, toggle, found } : null} />
				{landmarks.length > 0 && <p className="place-head">{labels.found}</p>}
				{landmarks.map(({ text, count, note, to }) => (
					<a key={to} href={to} className="place-hit">
						<Icon icon={pin} className="text-action" />
						<span className="place-text">
							{text}
							{note && <small className="block text-ink-2 text-xs">{note}</small>}
						</span>
						<small className="place-count">{count}</small>
					</a>
				))}
				<p role="status" className="place-none">
					{isInTree || isNear.includes(true) || landmarks.length > 0 ? '' : labels.none}
				</p>
				<div hidden={!isNear.includes(true)}>
					<p className="place-head">{labels.near}</p>
					<ul>
						{near.map((box, index) => (
							<li key={box.name} hidden={!isNear[index]}>
								<PlaceBox {...box} />
							</li>
						))}
					</ul>
				</div>
			</fieldset>
			<p aria-live="polite" className="place-notes">
				{notes.map(({ inner, narrows }) => (
					<span key={inner} className="place-note">
						<b>{inner}</b> {narrows}
					</span>
				))}
			</p>
		</div>
	);
}

/** Expands to the chosen places; without any, opens the largest region. */
function openAtFirst(places: readonly PlaceNode[]): string[] {
	const [largest] = places;
	if (largest && !places.some(hasChosenPlace)) return [buildPlaceKey(largest)];
	const used = (nodes: readonly PlaceNode[]): PlaceNode[] => nodes.filter(hasChosenPlace).flatMap((node) => [node, ...used(node.inner)]);
	return used(places).map(buildPlaceKey);
}
