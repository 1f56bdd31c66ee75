import arrow from 'icon:pn/arrow';
import wallet from 'icon:pn/wallet';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { limits } from '#catalogue/query.ts';
import { groupDigits, latinDigits } from '#domain/digits.ts';
import { parseAmount } from '#domain/money/typed-amount.ts';
import type { PayAnswer, PayStep } from './pay-answer.ts';
import type { PayField, PayGroup, PayName } from './pay-data.ts';
import { usePayAnswer } from './use-pay-answer.ts';

type Props = {
	group: PayGroup;
	/** The answer known when the page was rendered. */
	first?: PayAnswer;
	id: string;
	/** Not a heading when the surrounding form has one. */
	level: 'h2' | 'p';
	/** A submit button, where the form has no other. */
	children?: ReactNode;
};

/** A sentence with three fields, usable in any form; a script shows results while it is filled in. */
export function PaySentence({ group, first, id, level: Heading, children }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const [inHand, setInHand] = useState<PayName | null>(null);
	const [typed, setTyped] = useState<Partial<Record<PayName, string>>>({});
	const { answer, ask } = usePayAnswer(root, group, first);
	const chosen = group.fields.find(({ name }) => name === inHand);

	const findInput = (name: PayName) => root.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
	/** Sets the value as if typed, so that the form reacts. */
	function fill(name: PayName, value: string): void {
		const input = findInput(name);
		if (!input) return;
		input.value = value;
		note(name, value);
		input.dispatchEvent(new Event('change', { bubbles: true }));
	}
	function note(name: PayName, value: string): void {
		setTyped((before) => ({ ...before, [name]: value }));
		ask();
	}
	/** Reads the fields again, including input from before hydration. */
	const catchUp = useEffectEvent(() => {
		const inputs = group.fields.flatMap(({ name }) => findInput(name) ?? []);
		setTyped(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
		setInHand((before) => group.fields.find(({ name }) => findInput(name) === document.activeElement)?.name ?? before);
		if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) ask();
	});
	// Another search may have emptied or filled the fields.
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another search is there
	useEffect(() => catchUp(), [group]);
	const readValue = ({ name, value }: PayField) => typed[name] ?? value;

	return (
		<div ref={root} className="pay on-brand">
			<div className="pay-body">
				<Heading className="pay-title">
					<Icon icon={wallet} className="text-sun-300" />
					{group.label}
				</Heading>
				<p className="pay-hint">{group.hint}</p>
				<div className="pay-say">
					{group.fields.map((field) => {
						const said = findEcho(field, readValue(field), group, inHand === field.name);
						return (
							<label key={field.name}>
								<span>{field.before}</span>
								<span className="pay-slot group/slot" data-invalid={said?.isProblem || undefined}>
									{field.unit && (
										<small className="font-med text-xs text-on-brand-2 group-focus-within/slot:text-ink-2 rtl:order-1">{field.unit}</small>
									)}
									<input
										name={field.name}
										defaultValue={field.value}
										placeholder={field.example}
										inputMode={field.isMoney ? 'text' : 'decimal'}
										autoComplete="off"
										maxLength={40}
										dir="ltr"
										data-counts-typed={isRead(field, readValue(field))}
										aria-invalid={said?.isProblem || undefined}
										aria-describedby={said ? `${id}-${field.name}` : undefined}
										onFocus={() => setInHand(field.name)}
										onInput={({ currentTarget }) => note(field.name, currentTarget.value)}
									/>
									{!field.isMoney && <span>{nameYears(readValue(field) || field.example, group)}</span>}
								</span>
								{field.isMoney && <span>{field.after}</span>}
							</label>
						);
					})}
				</div>
				{group.fields.map((field) => {
					const said = findEcho(field, readValue(field), group, inHand === field.name);
					return (
						said && (
							<p key={field.name} id={`${id}-${field.name}`} className={said.isProblem ? 'pay-problem' : 'pay-echo'}>
								{said.isProblem && <strong>{[field.before, field.after].join(' … ')}: </strong>}
								{said.text}
							</p>
						)
					);
				})}
				{chosen && (
					<fieldset aria-label={chosen.before} className="pay-presets">
						{chosen.presets.map(({ value, text }) => (
							<button key={value} type="button" aria-pressed={value === readValue(chosen)} onClick={() => fill(chosen.name, value)}>
								{text}
							</button>
						))}
					</fieldset>
				)}
			</div>
			{answer && (
				<div className="pay-result">
					<Icon icon={arrow} mirrored className="text-sun-300" />
					<p role="status">
						<strong>{answer.count ?? group.labels.fillIn}</strong>
						{answer.upTo && <small>{answer.upTo}</small>}
					</p>
					{children}
				</div>
			)}
			{answer?.around && <Around {...answer.around} title={group.labels.around} onChoose={(value) => fill('monthly', value)} />}
		</div>
	);
}

type AroundProps = NonNullable<PayAnswer['around']> & { title: string; onChoose: (value: string) => void };

const Around = ({ title, terms, steps, onChoose }: AroundProps) => (
	<div className="pay-around">
		<p>
			<strong>{title}</strong>
			<small>{terms}</small>
		</p>
		<ul>
			{steps.map((step) => (
				<li key={step.value}>
					<Step {...step} onChoose={onChoose} />
				</li>
			))}
		</ul>
	</div>
);

const Step = ({ value, text, count, share, isChosen, onChoose }: PayStep & Pick<AroundProps, 'onChoose'>) => (
	<button type="button" aria-pressed={isChosen} onClick={() => onChoose(groupDigits(value))}>
		<span>{text}</span>
		<i>
			<i style={{ inlineSize: `${share}%` }} />
		</i>
		<em>{count}</em>
	</button>
);

/** The parsed amount in figures, or the error once the field is left. */
function findEcho({ isMoney, problem, value }: PayField, typed: string, { labels }: PayGroup, isInHand: boolean) {
	if (typed.trim() === '') return null;
	const amount = isMoney ? parseAmount(typed) : null;
	if (!isRead({ isMoney }, typed)) {
		const said = typed === value && problem ? problem : isInHand ? null : isMoney ? labels.unread.money : labels.unread.number;
		return said === null ? null : { text: said, isProblem: true };
	}
	const figures = amount === null ? '' : groupDigits(String(amount));
	return figures && figures !== typed.trim() ? { text: figures, isProblem: false } : null;
}

function isRead({ isMoney }: Pick<PayField, 'isMoney'>, typed: string): boolean {
	if (typed.trim() === '') return true;
	return isMoney ? (parseAmount(typed) ?? Number.POSITIVE_INFINITY) <= limits.amount : isYears(typed);
}

function isYears(typed: string): boolean {
	const text = latinDigits(typed).trim().replace('٫', '.');
	return /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) >= 1 && Number(text) <= limits.planYears;
}

/** سنة، سنتين، سنوات: the word depends on the number. */
function nameYears(typed: string, { labels: { years } }: PayGroup): string {
	const count = Math.trunc(Number(latinDigits(typed).trim().replace('٫', '.')));
	return years[Number.isFinite(count) ? Math.min(Math.max(count, 0), years.length - 1) : 0] ?? '';
}
