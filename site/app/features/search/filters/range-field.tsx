import { useRef, useState } from 'react';
import { errorStyle } from '#app/ui/field-styles.ts';
import { groupDigits } from '#domain/digits.ts';
import { isBelowAnyPrice } from '#domain/money/rent.ts';
import { parseAmount } from '#domain/money/typed-amount.ts';
import { AmountField } from './amount-field.tsx';
import type { FieldLabels } from './filter-fields.tsx';
import type { RangeGroup } from './filter-groups.ts';
import { Histogram } from './histogram.tsx';
import { useIsLive } from './use-is-live.ts';

type Ends = { from: string; to: string };

/** Two fields, which are submitted, with a histogram, handles and presets that set them. */
export function RangeField({ group, labels, id }: { group: RangeGroup; labels: FieldLabels; id: string }) {
	const { name, unit, histogram, presets, echo, isMoney, problem } = group;
	const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
	const isLive = useIsLive();
	const asked = `${group.from} ${group.to}`;
	const [moved, setMoved] = useState<(Ends & { since: string; isTyped: boolean }) | null>(null);
	// Moved handles stay until results for another range arrive, and what is being typed until its field is left.
	const ends = moved && (moved.isTyped || moved.since === asked) ? moved : group;

	function show(next: Ends): void {
		for (const end of ['from', 'to'] as const) if (fields[end].current) fields[end].current.value = next[end];
		setMoved({ ...next, since: asked, isTyped: false });
	}
	function readTyped(): void {
		setMoved({ from: fields.from.current?.value ?? '', to: fields.to.current?.value ?? '', since: asked, isTyped: true });
	}
	return (
		<div className="grid gap-3">
			<div className="amount-pair">
				{(['from', 'to'] as const).map((end) => (
					<AmountField
						key={end}
						id={`${id}-${end}`}
						name={`${name}-${end}`}
						label={isMoney ? labels[end] : `${labels[end]} (${unit})`}
						{...(isMoney && { unit })}
						value={ends[end]}
						isMoney={isMoney}
						labels={labels}
						field={fields[end]}
						onTyped={readTyped}
						onLeft={() => setMoved((before) => before && { ...before, isTyped: false })}
						countsTyped={countsTyped(ends, group)}
						errorId={problem && isUnread(group[end]) ? `${id}-error` : null}
					/>
				))}
			</div>
			{problem && (
				<p id={`${id}-error`} className={errorStyle}>
					{problem}
				</p>
			)}
			{histogram && (
				<Histogram
					data={histogram}
					ends={{ from: parseAmount(ends.from), to: parseAmount(ends.to) }}
					labels={labels}
					{...(isLive && { onMove: ({ from, to }) => show({ from: shown(from), to: shown(to) }) })}
				/>
			)}
			{isLive && presets.length > 0 && (
				<ul className="chips chips-line">
					{presets.map(({ text, from, to, isEmpty }) => (
						<li key={text}>
							<button
								type="button"
								disabled={isEmpty}
								aria-pressed={parseAmount(ends.from) === from && parseAmount(ends.to) === to}
								onClick={({ currentTarget: { form, ariaPressed } }) => {
									show(ariaPressed === 'true' ? { from: '', to: '' } : { from: shown(from), to: shown(to) });
									form?.requestSubmit();
								}}
							>
								{text}
							</button>
						</li>
					))}
				</ul>
			)}
			{echo && (
				<p className="range-echo">
					<b>{echo.range}</b>
					{echo.counts && <span>{echo.counts}</span>}
				</p>
			)}
		</div>
	);
}

const shown = (amount: number | null) => (amount === null ? '' : groupDigits(String(amount)));

/** Not sent while typing: reversed ends, and amounts so low that they mean a rent. */
function countsTyped(ends: Ends, { isOfSales }: RangeGroup): boolean {
	const [from, to] = [parseAmount(ends.from), parseAmount(ends.to)];
	if (from === null && to === null) return true;
	if (isOfSales && isBelowAnyPrice({ from: from ?? 0, to: to ?? 0 })) return false;
	return from === null || to === null || from <= to;
}

/** Which of the two fields the message is about. */
const isUnread = (text: string) => text !== '' && parseAmount(text) === null;
