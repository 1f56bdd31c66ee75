import { useRef, useState } from 'react';
import type { RoomsGroup } from './filter-groups.ts';
import { useIsLive } from './use-is-live.ts';

/** "Or more" unless an exact number is wanted. The form sends every number that matches. */
export function RoomsField({ group: { name, options, isOrMore, any, labels }, id }: { group: RoomsGroup; id: string }) {
	const cells = useRef<HTMLDivElement>(null);
	const isLive = useIsLive();
	const [orMore, setOrMore] = useState(isOrMore);

	const choose = (lowest: number | null, andMore: boolean) => {
		for (const input of cells.current?.querySelectorAll('input') ?? []) {
			const number = input.value === '' ? null : Number(input.value);
			input.checked = lowest === null || number === null ? lowest === number : andMore && lowest > 0 ? number >= lowest : number === lowest;
		}
	};
	const lowestChosen = () => {
		const chosen = cells.current?.querySelector<HTMLInputElement>('input:checked')?.value;
		return chosen ? Number(chosen) : null;
	};
	return (
		<div className="grid gap-2">
			<div ref={cells} className="segment rooms" data-or-more={orMore ? '' : undefined}>
				{isLive && (
					<label>
						<input
							type="checkbox"
							name={name}
							value=""
							defaultChecked={!options.some(({ isChosen }) => isChosen)}
							onChange={() => choose(null, orMore)}
						/>
						{any}
					</label>
				)}
				{options.map(({ value, text, isChosen, isEmpty, spoken }) => (
					<label key={value} data-empty={isEmpty ? '' : undefined}>
						<input
							type="checkbox"
							name={name}
							value={value}
							aria-label={spoken}
							defaultChecked={isChosen}
							onChange={() => isLive && choose(Number(value), orMore)}
						/>
						{text}
					</label>
				))}
			</div>
			{isLive && (
				<label className="switch-line">
					<span>
						<b>{labels.orMore}</b> · {labels.bigger}
					</span>
					<input
						type="checkbox"
						role="switch"
						id={`${id}-or-more`}
						className="switch"
						checked={orMore}
						aria-checked={orMore}
						onChange={({ target }) => {
							setOrMore(target.checked);
							choose(lowestChosen(), target.checked);
						}}
					/>
				</label>
			)}
		</div>
	);
}
