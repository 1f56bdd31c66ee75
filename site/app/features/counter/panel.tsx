import edit from 'icon:pn/edit';
import eye from 'icon:pn/eye';
import phoneIcon from 'icon:pn/phone';
import tick from 'icon:pn/tick';
import wa from 'icon:pn/wa';
import user from 'icon:tabler/user-share';
import { Icon } from '#app/ui/icon.tsx';
import type { CounterRow } from './counter-row.ts';
import type { CounterLabels } from './labels.ts';

type Props = { row: CounterRow; labels: CounterLabels; form: string };

/** Shows the row that has keyboard focus, beside the list on wide screens. Its buttons submit the list's form. */
export function Panel({ row, labels, form }: Props) {
	const { state, price, owner } = row;
	const phone = owner?.phone ?? row.phone;
	return (
		<aside className="counter-panel" aria-label={row.name}>
			{row.photo && <img src={row.photo} alt="" width={320} height={136} />}
			{state && (
				<span className="counter-state" data-state={state.value}>
					{state.text}
				</span>
			)}
			<h3>{row.name}</h3>
			{row.facts.map((fact) => (
				<p key={fact}>
					<bdi>{fact}</bdi>
				</p>
			))}
			{price && (
				<div className="counter-quote" data-warns={price.isStale ? '' : undefined}>
					<p>
						<b>{price.text}</b>
						<span>{price.note}</span>
					</p>
					{row.may.price && (
						<button type="submit" form={form} name="change" value={`checked ${row.key}`}>
							<Icon icon={tick} />
							{labels.checkedShort}
							<kbd>P</kbd>
						</button>
					)}
				</div>
			)}
			{row.followUp && <p data-warns={row.followUp.isDue ? '' : undefined}>{row.followUp.text}</p>}
			{row.lacking && <p data-warns="">{row.lacking}</p>}
			{phone && (
				<div className="counter-owner">
					<p>
						{owner && <b>{[labels.owner, owner.name].filter(Boolean).join(': ')}</b>}
						<bdi dir="ltr">{phone.shown}</bdi>
						{owner && <small>{labels.ownerNote}</small>}
					</p>
					<a href={phone.tel} aria-label={labels.call}>
						<Icon icon={phoneIcon} />
					</a>
					{phone.whatsApp && (
						<a href={phone.whatsApp} target="_blank" rel="noreferrer" aria-label={labels.whatsApp}>
							<Icon icon={wa} />
						</a>
					)}
				</div>
			)}
			<div className="counter-more">
				{row.preview && (
					<a href={row.preview}>
						<Icon icon={eye} />
						{labels.preview}
						<kbd>V</kbd>
					</a>
				)}
				{row.may.assign && (
					<button type="submit" form={form} name="change" value={`assign ${row.key}`}>
						<Icon icon={user} />
						{labels.assign}
						<kbd>A</kbd>
					</button>
				)}
				{row.studio && (
					<a href={row.studio} target="_blank" rel="noreferrer">
						<Icon icon={edit} />
						{labels.studio}
						<kbd>E</kbd>
					</a>
				)}
			</div>
		</aside>
	);
}
