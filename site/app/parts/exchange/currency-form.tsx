import type { CurrencyChoice } from './exchange-data.ts';

/** A plain form that redirects back to the same page. */
export function CurrencyForm({ choice: { label, show, options } }: { choice: CurrencyChoice }) {
	return (
		<form method="post" action="/_currency" className="flex flex-wrap items-center gap-2 text-xs print:hidden">
			<label className="flex flex-wrap items-center gap-x-2 gap-y-1 text-on-brand-2">
				<span className="whitespace-nowrap">{label}</span>
				<select
					name="currency"
					defaultValue={options.find(({ isChosen }) => isChosen)?.value}
					autoComplete="off"
					className="min-h-9 rounded-sm border border-transparent bg-white px-2 text-ink"
				>
					{options.map(({ value, text }) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</select>
			</label>
			<button type="submit" className="min-h-9 rounded-sm px-2.5 font-semi text-white underline underline-offset-3 hover:bg-white/10">
				{show}
			</button>
		</form>
	);
}
