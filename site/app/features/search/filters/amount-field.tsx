import { useState } from 'react';
import { groupDigits } from '#domain/digits.ts';
import { parseAmount } from '#domain/money/typed-amount.ts';

type Props = { id: string; name: string; label: string; value: string; isMoney: boolean; errorId: string | null };

/** Takes «٦ مليون» and 7.5m where it is money, and says in figures what it understood while that is typed. */
export function AmountField({ id, name, label, value, isMoney, errorId }: Props) {
	const [typed, setTyped] = useState('');
	const amount = isMoney ? parseAmount(typed) : null;
	const figures = amount === null ? '' : groupDigits(String(amount));
	return (
		<div className="grid gap-1 text-ink-2 text-xs">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				name={name}
				defaultValue={value}
				inputMode={isMoney ? 'text' : 'numeric'}
				autoComplete="off"
				dir="ltr"
				aria-invalid={errorId ? true : undefined}
				aria-describedby={errorId ?? undefined}
				// biome-ignore lint/a11y/noAutofocus: a form that came back takes its sender to what is wrong, without a script too
				autoFocus={errorId !== null}
				onInput={({ currentTarget }) => setTyped(currentTarget.value)}
				onBlur={() => setTyped('')}
				className="h-11 w-full min-w-0 rounded-md border border-neutral-500 bg-surface px-3 text-ink text-md tracking-num hover:border-neutral-700 aria-invalid:border-error-600"
			/>
			{isMoney && (
				<output htmlFor={id} className="text-success-700">
					{figures === typed ? '' : figures}
				</output>
			)}
		</div>
	);
}
