import { useState } from 'react';
import { numberFormat } from '#app/i18n/intl-formats.ts';
import { TextField } from '#app/parts/forms/form-fields.tsx';
import { parseAmount, parseSignedAmount } from '#domain/money/typed-amount.ts';
import type { MoneyData } from './step-data.ts';

/** Accepts «٦ مليون» and 7.5m, and shows the parsed amount in figures. */
export function MoneyField({ data }: { data: MoneyData }) {
	const [typed, setTyped] = useState(data.value);
	const amount = data.isSigned ? parseSignedAmount(typed) : parseAmount(typed);
	return (
		<div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
			<TextField data={data} autoComplete="off" end={data.unit} />
			<p className="mt-1 min-h-5 text-success-700 text-xs" aria-live="polite">
				{amount !== null && <bdi>{`${numberFormat(data.format).format(amount)} ${data.unit}`}</bdi>}
			</p>
		</div>
	);
}
