import { errorLook } from '#app/ui/field-look.ts';
import { parseAmount } from '#domain/money/typed-amount.ts';
import { AmountField } from './amount-field.tsx';
import type { FilterGroup, FilterOption } from './filter-groups.ts';

type ChoicesGroup = Extract<FilterGroup, { kind: 'choices' }>;
type RangeGroup = Extract<FilterGroup, { kind: 'range' }>;
type AmountsGroup = Extract<FilterGroup, { kind: 'amounts' }>;

export type FieldWords = { any: string; from: string; to: string };

/** The controls of one filter. They hold what was chosen by themselves; the form sends it. */
export function FilterFields({ group, words, id }: { group: FilterGroup; words: FieldWords; id: string }) {
	switch (group.kind) {
		case 'choices':
			return <Choices group={group} any={words.any} />;
		case 'range':
			return <RangeFields group={group} words={words} id={id} />;
		case 'amounts':
			return <Amounts group={group} id={id} />;
	}
}

function Choices({ group: { name, isMany, options }, any }: { group: ChoicesGroup; any: string }) {
	const type = isMany ? 'checkbox' : 'radio';
	const isOpen = !options.some(({ isChosen }) => isChosen);
	return (
		<ul className="filter-choices">
			{!isMany && <Choice type="radio" name={name} value="" text={any} count="" isChosen={isOpen} />}
			{options.map((option) => (
				<Choice key={option.value} type={type} name={name} {...option} />
			))}
		</ul>
	);
}

type ChoiceProps = FilterOption & { type: 'checkbox' | 'radio'; name: string; isFixed?: boolean };

/** There are scores of them: their looks are in `styles/search.css`. */
const Choice = ({ type, name, value, text, count, isChosen, isFixed }: ChoiceProps) => (
	<li>
		<label>
			<input type={type} name={name} value={value} defaultChecked={isChosen} disabled={isFixed} />
			<span>{text}</span>
			<small>{count}</small>
		</label>
	</li>
);

function RangeFields({
	group: { name, unit, from, to, bars, isMoney, problem },
	words,
	id,
}: {
	group: RangeGroup;
	words: FieldWords;
	id: string;
}) {
	return (
		<div className="grid gap-3">
			{bars.length > 1 && (
				<svg
					aria-hidden="true"
					viewBox={`0 0 ${bars.length} 100`}
					preserveAspectRatio="none"
					className="h-12 w-full text-pn-blue-200 rtl:-scale-x-100"
				>
					<path fill="currentColor" d={bars.map((height, index) => `M${index} 100v-${height}h.9v${height}`).join('')} />
				</svg>
			)}
			<div className="grid grid-cols-2 gap-2.5">
				{(['from', 'to'] as const).map((end) => (
					<AmountField
						key={end}
						id={`${id}-${end}`}
						name={`${name}-${end}`}
						label={`${words[end]} (${unit})`}
						value={end === 'from' ? from : to}
						isMoney={isMoney}
						errorId={problem && isUnread(end === 'from' ? from : to) ? `${id}-error` : null}
					/>
				))}
			</div>
			{problem && (
				<p id={`${id}-error`} className={errorLook}>
					{problem}
				</p>
			)}
		</div>
	);
}

/** Of two ends, which one the message is about. */
const isUnread = (text: string) => text !== '' && parseAmount(text) === null;

function Amounts({ group: { flag, fields }, id }: { group: AmountsGroup; id: string }) {
	return (
		<div className="grid gap-3">
			<ul className="filter-choices">
				{/* A new one when it gets fixed, or free: it holds its tick by itself. */}
				<Choice key={String(flag.isFixed)} type="checkbox" value="yes" count="" {...flag} />
			</ul>
			{fields.map(({ problem, ...field }) => (
				<div key={field.name} className="grid gap-1">
					<AmountField {...field} id={`${id}-${field.name}`} errorId={problem && `${id}-${field.name}-error`} />
					{problem && (
						<p id={`${id}-${field.name}-error`} className={errorLook}>
							{problem}
						</p>
					)}
				</div>
			))}
		</div>
	);
}
