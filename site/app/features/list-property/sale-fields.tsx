import { useState } from 'react';
import { moneyFigure } from '#app/i18n/figures.ts';
import { numberFormat } from '#app/i18n/intl-formats.ts';
import { MessageField, SelectField, TextField, useWiring } from '#app/parts/forms/form-fields.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { isOverPossible, wholePrice } from '#domain/money/resale.ts';
import { parseAmount, parseSignedAmount } from '#domain/money/typed-amount.ts';
import { MoneyField } from './money-field.tsx';
import type { SaleStep } from './step-data.ts';

/** CSS shows one of the two groups by the checkbox, so it works without a script. */
const whenTicked = 'hidden in-[form:has([name=takeover]:checked)]:grid';
const whenNotTicked = 'in-[form:has([name=takeover]:checked)]:hidden';

/** One price, or, for a takeover, the amounts that add up to it. */
export function SaleFields({ data }: { data: SaleStep }) {
	return (
		<>
			<Checkbox {...useWiring(data.takeover)} value="yes" defaultChecked={data.takeover.values.includes('yes')} className="md:col-span-2" />
			<div className={`${whenNotTicked} md:col-span-2`}>
				<MoneyField data={data.price} />
			</div>
			<InstalmentFields data={data} />
		</>
	);
}

function InstalmentFields({ data }: { data: SaleStep }) {
	const { paid, over, owed, owedUntil, instalment, frequency, plan, whole } = data;
	const locale = owed.format.startsWith('ar') ? 'ar' : 'en';
	const [typed, setTyped] = useState({ paid: paid.value, over: over.value, owed: owed.value });
	const follow = ({ target }: React.InputEvent) =>
		target instanceof HTMLInputElement && setTyped((before) => ({ ...before, [target.name]: target.value }));
	const parts = { paid: parseAmount(typed.paid), over: parseSignedAmount(typed.over), owed: parseAmount(typed.owed) };
	const isOverKnown = parts.over !== null || typed.over.trim() === '';
	const isKnown = parts.paid !== null && parts.owed !== null && isOverKnown && isOverPossible(parts.paid, parts.over ?? 0);
	return (
		<div onInput={follow} className={`${whenTicked} items-start gap-5 md:col-span-2 md:grid-cols-2`}>
			<MoneyField data={paid} />
			<MoneyField data={over} />
			<MoneyField data={owed} />
			<TextField data={owedUntil} type="date" />
			<MoneyField data={instalment} />
			<SelectField data={frequency} />
			<MessageField data={plan} rows={2} className="md:col-span-2" />
			<p aria-live="polite" className="rounded-md bg-info-50 px-4 py-2 text-info-700 md:col-span-2">
				<span className="block font-semi">
					{whole.label} <bdi>{isKnown ? moneyFigure(locale, numberFormat(owed.format).format(wholePrice(parts)), owed.unit) : '—'}</bdi>
				</span>
				<span className="text-sm">{whole.sum}</span>
			</p>
		</div>
	);
}
