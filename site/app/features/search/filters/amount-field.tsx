import { type RefObject, useState } from 'react';
import { parseAmount } from '#domain/money/typed-amount.ts';
import { type AmountLabels, formatAmount } from './amount-labels.ts';

type Props = {
	id: string;
	name: string;
	label: string;
	value: string;
	isMoney: boolean;
	errorId: string | null;
	labels: AmountLabels;
	/** Sends the amount while it is typed, as soon as it parses. */
	countsTyped?: boolean;
	/** The currency; other units are in the label. */
	unit?: string;
	field?: RefObject<HTMLInputElement | null>;
	onTyped?: () => void;
	onLeft?: () => void;
};

/** Accepts «٦ مليون» and 7.5m for money, and shows the parsed amount in words. */
export function AmountField({ id, name, label, value, isMoney, errorId, labels, countsTyped = true, unit, field, onTyped, onLeft }: Props) {
	const [typed, setTyped] = useState<string | null>(null);
	const text = typed ?? value;
	const amount = parseAmount(text);
	return (
		<div className="amount-box" data-wrong={errorId ? '' : undefined}>
			<label htmlFor={id}>{label}</label>
			<p>
				{unit && <small>{unit}</small>}
				<input
					ref={field}
					id={id}
					name={name}
					defaultValue={value}
					inputMode={isMoney ? 'text' : 'numeric'}
					autoComplete="off"
					dir="ltr"
					data-counts-typed={countsTyped && (amount !== null || text.trim() === '')}
					aria-invalid={errorId ? true : undefined}
					aria-describedby={errorId ?? undefined}
					// biome-ignore lint/a11y/noAutofocus: a form that came back takes its sender to what is wrong, without a script too
					autoFocus={errorId !== null}
					onInput={({ currentTarget }) => {
						setTyped(currentTarget.value);
						onTyped?.();
					}}
					onBlur={() => {
						setTyped(null);
						onLeft?.();
					}}
				/>
			</p>
			{isMoney && <output htmlFor={id}>{amount === null ? '' : formatAmount(amount, labels)}</output>}
		</div>
	);
}
