import chevron from 'icon:pn/down';
import { Icon } from '#app/ui/icon.tsx';
import type { FoundPlaces } from './find-places.ts';
import { buildPlaceKey, type PlaceNode } from './place-tree.ts';

type Props = {
	places: readonly PlaceNode[];
	/** Undefined without a script: everything is expanded. */
	folding: { isOpen: (node: PlaceNode) => boolean; toggle: (node: PlaceNode) => void; found: FoundPlaces | null } | null;
	inside: string;
};

/** Hundreds of rows, so they share the classes of `styles/places.css`. */
export const PlaceList = ({ places, folding, inside }: Props) => (
	<ul>
		{places.map((node) => {
			const isOpen = folding?.isOpen(node) ?? true;
			const isHidden = folding?.found?.shown.has(buildPlaceKey(node)) === false;
			return (
				<li key={buildPlaceKey(node)} hidden={isHidden}>
					{folding && node.inner.length > 0 && (
						<button
							type="button"
							className="place-fold"
							aria-expanded={isOpen}
							aria-label={`${inside} ${node.text}`}
							onClick={() => folding.toggle(node)}
						>
							<Icon icon={chevron} />
						</button>
					)}
					<PlaceBox {...node} />
					{node.inner.length > 0 && (
						<div hidden={!isOpen}>
							<PlaceList places={node.inner} folding={folding} inside={inside} />
						</div>
					)}
				</li>
			);
		})}
	</ul>
);

type BoxProps = Pick<PlaceNode, 'value' | 'text' | 'isChosen'> &
	Partial<Pick<PlaceNode, 'count' | 'isPart' | 'isEmpty'>> & { name: string };

export const PlaceBox = ({ name, value, text, count, isChosen, isPart, isEmpty }: BoxProps) => (
	<label>
		<input type="checkbox" name={name} value={value} defaultChecked={isChosen} disabled={isEmpty} data-part={isPart ? '' : undefined} />
		<span className="place-text">{text}</span>
		{count !== undefined && <small className="place-count">{count}</small>}
	</label>
);
