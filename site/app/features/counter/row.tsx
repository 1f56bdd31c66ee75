import home from 'icon:pn/home';
import phone from 'icon:pn/phone';
import tick from 'icon:pn/tick';
import wa from 'icon:pn/wa';
import copy from 'icon:tabler/copy';
import { Icon } from '#app/ui/icon.tsx';
import type { CounterRow } from './counter-row.ts';
import type { CounterLabels } from './labels.ts';
import { MarkedText } from './marked-text.tsx';
import { RowMenu } from './row-menu.tsx';

const people = ['person', 'owner', 'agent'];

type Props = {
	row: CounterRow;
	labels: CounterLabels;
	isActive: boolean;
	isTicked: boolean;
	isCopied: boolean;
	onTick: (key: string) => void;
	onActive: (key: string) => void;
};

export function Row({ row, labels, isActive, isTicked, isCopied, onTick, onActive }: Props) {
	const { key, title, name, details, state, price, lacking, followUp, when, photo, initials } = row;
	const to = row.preview ?? row.studio;
	return (
		<li className="counter-row" data-row={key} data-active={isActive || undefined} onFocusCapture={() => onActive(key)}>
			{row.states.length > 0 || row.may.price || row.may.assign ? (
				<label className="counter-tick">
					<input
						type="checkbox"
						name="row"
						value={key}
						checked={isTicked}
						onChange={() => onTick(key)}
						aria-label={`${labels.select} ${name}`}
					/>
				</label>
			) : (
				<span />
			)}
			{photo ? (
				<img src={photo} alt="" width={60} height={42} loading="lazy" className="counter-photo" />
			) : (
				<span className="counter-mark" data-person={people.includes(row.kind) ? '' : undefined} aria-hidden="true">
					{initials || <Icon icon={home} />}
				</span>
			)}
			<div className="counter-name">
				{to ? (
					<a href={to} className="counter-title" {...(!row.preview && { target: '_blank', rel: 'noreferrer' })}>
						<MarkedText text={title} />
					</a>
				) : (
					<b className="counter-title">
						<MarkedText text={title} />
					</b>
				)}
				<span className="counter-details">
					{details.map((text, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: they stand in a fixed order
						<bdi key={index}>
							<MarkedText text={text} />
						</bdi>
					))}
				</span>
			</div>
			<div className="counter-standing">
				{state && (
					<span className="counter-state" data-state={state.value}>
						{state.text}
					</span>
				)}
			</div>
			<div className="counter-price">
				<b>{price?.text ?? when}</b>
				{price?.note && <span data-warns={price.isStale ? '' : undefined}>{price.note}</span>}
				{followUp && <span data-warns={followUp.isDue ? '' : undefined}>{followUp.text}</span>}
				{lacking && <span data-warns="">{lacking}</span>}
			</div>
			<div className="counter-actions">
				{row.phone && (
					<>
						<a href={row.phone.tel} data-act="call" className="counter-button" aria-label={`${labels.call} ${name}`}>
							<Icon icon={phone} />
							<span aria-hidden="true">{labels.call}</span>
						</a>
						{row.phone.whatsApp && (
							<a
								href={row.phone.whatsApp}
								data-act="whatsapp"
								className="counter-button"
								target="_blank"
								rel="noreferrer"
								aria-label={`${labels.whatsApp} ${name}`}
							>
								<Icon icon={wa} />
								<span aria-hidden="true">{labels.whatsApp}</span>
							</a>
						)}
					</>
				)}
				{row.may.price ? (
					<button
						type="submit"
						name="change"
						value={`checked ${key}`}
						data-act="checked"
						className="counter-button"
						aria-label={`${labels.checked} ${name}`}
					>
						<Icon icon={tick} />
						<span aria-hidden="true">{labels.checkedShort}</span>
					</button>
				) : (
					row.copy && (
						<button
							type="button"
							data-act="copy"
							data-copy={row.copy}
							aria-label={`${labels.copy} ${name}`}
							className="counter-button counter-scripted"
						>
							<Icon icon={copy} />
							<span aria-hidden="true">{isCopied ? labels.copied : labels.copy}</span>
						</button>
					)
				)}
				<RowMenu row={row} labels={labels} isCopied={isCopied} />
			</div>
		</li>
	);
}
