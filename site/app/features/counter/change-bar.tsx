import x from 'icon:pn/x';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { CounterView } from './build-view.ts';
import { QuestionBar } from './question-bar.tsx';
import type { Changed } from './receive-change.ts';

type Props = { view: CounterView; changed: Changed | null; ticked: ReadonlySet<string>; onDismiss: () => void };

/** The bar below the list: actions on the ticked rows, their confirmation, and undo. */
export function ChangeBar({ view: { labels, groups }, changed, ticked, onDismiss }: Props) {
	if (changed?.ask)
		return (
			<div className="counter-foot">
				<QuestionBar ask={changed.ask} no={labels.no} pick={labels.pick} onDismiss={onDismiss} />
			</div>
		);
	const rows = groups.flatMap((group) => group.rows);
	const states = [...new Map(rows.flatMap((row) => row.states).map((state) => [state.value, state])).values()];
	const mayCheck = rows.some(({ may }) => may.price);
	const mayAssign = rows.some(({ may }) => may.assign);
	return (
		<div className="counter-foot">
			{(states.length > 0 || mayCheck || mayAssign) && (
				<div className="counter-bar" data-idle={ticked.size === 0 || undefined}>
					<p className="counter-scripted">
						{ticked.size} {labels.selected}
					</p>
					{mayCheck && (
						<Button type="submit" name="change" value="checked" size="sm" variant="outline">
							{labels.checked}
						</Button>
					)}
					{mayAssign && (
						<Button type="submit" name="change" value="assign" size="sm" variant="outline">
							{labels.assign}
						</Button>
					)}
					{states.length > 0 && (
						<details className="counter-menu counter-bulk" name="counter-menu">
							<summary>{labels.setState}</summary>
							<div>
								<fieldset>
									<legend>{labels.setState}</legend>
									{states.map(({ value, text }) => (
										<button key={value} type="submit" name="change" value={`state:${value}`} data-state={value} className="counter-choice">
											{text}
										</button>
									))}
								</fieldset>
							</div>
						</details>
					)}
				</div>
			)}
			<div className="counter-toast" role="status" data-problem={changed?.isProblem || undefined}>
				{changed && (
					<>
						<p>{changed.notice}</p>
						{changed.undo && (
							<>
								<input type="hidden" name="undo" value={changed.undo} />
								<button type="submit" name="change" value="undo" data-act="undo">
									{labels.undo}
									<kbd>Z</kbd>
								</button>
								<button type="button" className="counter-scripted" aria-label={labels.close} onClick={onDismiss}>
									<Icon icon={x} />
								</button>
							</>
						)}
					</>
				)}
			</div>
		</div>
	);
}
