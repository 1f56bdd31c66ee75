import edit from 'icon:pn/edit';
import eye from 'icon:pn/eye';
import copy from 'icon:tabler/copy';
import dots from 'icon:tabler/dots';
import user from 'icon:tabler/user-share';
import { Icon } from '#app/ui/icon.tsx';
import type { CounterRow } from './counter-row.ts';
import type { CounterLabels } from './labels.ts';

type Props = { row: CounterRow; labels: CounterLabels; isCopied: boolean };

/** The less frequent actions of a row. Opens without a script. */
export function RowMenu({ row, labels, isCopied }: Props) {
	return (
		<details className="counter-menu" data-act="more" name="counter-menu">
			<summary className="counter-button" aria-label={`${labels.more} ${row.name}`}>
				<Icon icon={dots} />
				<span aria-hidden="true">{labels.more}</span>
			</summary>
			<div>
				<StateButtons row={row} labels={labels} />
				<FollowUpButtons row={row} labels={labels} />
				{row.may.assign && (
					<button type="submit" name="change" value={`assign ${row.key}`} data-act="assign" className="counter-item">
						<Icon icon={user} />
						{labels.assign}
					</button>
				)}
				{row.copy && (
					<button type="button" data-copy={row.copy} className="counter-item counter-scripted">
						<Icon icon={copy} />
						{isCopied ? labels.copied : labels.copy}
					</button>
				)}
				{row.preview && (
					<a href={row.preview} data-act="preview" className="counter-item">
						<Icon icon={eye} />
						{labels.preview}
					</a>
				)}
				{row.studio && (
					<a href={row.studio} data-act="studio" className="counter-item" target="_blank" rel="noreferrer">
						<Icon icon={edit} />
						{labels.openStudio}
					</a>
				)}
			</div>
		</details>
	);
}

function StateButtons({ row: { key, state, states }, labels }: { row: CounterRow; labels: CounterLabels }) {
	if (states.length === 0) return null;
	return (
		<fieldset>
			<legend>{labels.setState}</legend>
			{states.map(({ value, text }) => (
				<button
					key={value}
					type="submit"
					name="change"
					value={`state:${value} ${key}`}
					data-state={value}
					className="counter-choice"
					disabled={value === state?.value}
				>
					{text}
				</button>
			))}
		</fieldset>
	);
}

function FollowUpButtons({ row: { key, followUps }, labels }: { row: CounterRow; labels: CounterLabels }) {
	if (followUps.length === 0) return null;
	return (
		<fieldset>
			<legend>{labels.followUp}</legend>
			{followUps.map(({ value, text }) => (
				<button key={value} type="submit" name="change" value={`${value} ${key}`} className="counter-choice">
					{text}
				</button>
			))}
		</fieldset>
	);
}
