import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Changed } from './receive-change.ts';

type Props = { ask: NonNullable<Changed['ask']>; no: string; pick: string; onDismiss: () => void };

/** Confirmation before rows are changed, with a choice where there are several options. */
export function QuestionBar({ ask: { text, change, rows, yes, choice }, no, pick, onDismiss }: Props) {
	return (
		<div className="counter-bar" role="alertdialog" aria-label={text}>
			<p>{text}</p>
			{rows.map((row) => (
				<input key={row} type="hidden" name="asked" value={row} />
			))}
			<input type="hidden" name="sure" value={change} />
			{choice && (
				<Select
					key={choice.problem}
					label={choice.label}
					labelHidden
					name={choice.name}
					error={choice.problem ?? undefined}
					defaultValue=""
					autoFocus
				>
					<option value="">{pick}</option>
					{choice.options.map(({ value, text: name }) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</Select>
			)}
			<Button type="submit" name="change" value={change} size="sm" autoFocus={!choice}>
				{yes}
			</Button>
			<Button type="reset" size="sm" variant="outline" color="neutral" onClick={onDismiss} className="counter-scripted">
				{no}
			</Button>
		</div>
	);
}
