import { PaySentence } from '#app/parts/pay/pay-sentence.tsx';
import { errorStyle } from '#app/ui/field-styles.ts';
import { Icon, type IconData } from '#app/ui/icon.tsx';
import { AmountField } from './amount-field.tsx';
import type { AmountLabels } from './amount-labels.ts';
import type { AmountsGroup, ChoicesGroup, FilterGroup, FilterOption } from './filter-groups.ts';
import { PlacesFields } from './places/places-fields.tsx';
import { RangeField } from './range-field.tsx';
import { RoomsField } from './rooms-field.tsx';
import { typeIcons } from './type-icons.ts';

export type FieldLabels = AmountLabels & { any: string; from: string; to: string };

/** Uncontrolled inputs, which the form sends. */
export function FilterFields({ group, labels, id }: { group: FilterGroup; labels: FieldLabels; id: string }) {
	switch (group.kind) {
		case 'choices':
			return <Choices group={group} any={labels.any} />;
		case 'rooms':
			return <RoomsField group={group} id={id} />;
		case 'range':
			return <RangeField group={group} labels={labels} id={id} />;
		case 'amounts':
			return <Amounts group={group} labels={labels} id={id} />;
		case 'places':
			return <PlacesFields group={group} id={id} />;
		case 'pay':
			return <PaySentence group={group} id={id} level="p" />;
	}
}

const looks = { segment: 'segment', chips: 'chips', list: 'filter-choices' };

/** Segments for a single choice, chips for several, a select for long lists. */
function Choices({ group: { name, isMany, look, options }, any }: { group: ChoicesGroup; any: string }) {
	const type = isMany ? 'checkbox' : 'radio';
	const isOpen = !options.some(({ isChosen }) => isChosen);
	return (
		<ul className={looks[look]}>
			{!isMany && <Choice type="radio" name={name} value="" text={any} count="" isChosen={isOpen} isEmpty={false} />}
			{options.map((option) => (
				<Choice key={option.value} type={type} name={name} icon={name === 'type' ? typeIcons.get(option.value) : undefined} {...option} />
			))}
		</ul>
	);
}

type ChoiceProps = FilterOption & { type: 'checkbox' | 'radio'; name: string; icon?: IconData | undefined; isFixed?: boolean };

/** There are dozens, so they share the classes of `styles/filters.css`. Options without results stay in place, disabled. */
const Choice = ({ type, name, value, text, icon, count, isChosen, isEmpty, isFixed }: ChoiceProps) => (
	<li>
		<label>
			<input type={type} name={name} value={value} defaultChecked={isChosen} disabled={isFixed || isEmpty} />
			{icon && <Icon icon={icon} />}
			<span>{text}</span>
			<small>{count}</small>
		</label>
	</li>
);

function Amounts({ group: { flag, fields }, labels, id }: { group: AmountsGroup; labels: FieldLabels; id: string }) {
	return (
		<div className="grid gap-3">
			<ul className="filter-choices">
				{/* The key remounts it when it becomes fixed or free, because it is uncontrolled. */}
				<Choice key={String(flag.isFixed)} type="checkbox" value="yes" count="" isEmpty={false} {...flag} />
			</ul>
			{fields.map(({ problem, ...field }) => (
				<div key={field.name} className="grid gap-1">
					<AmountField {...field} labels={labels} id={`${id}-${field.name}`} errorId={problem && `${id}-${field.name}-error`} />
					{problem && (
						<p id={`${id}-${field.name}-error`} className={errorStyle}>
							{problem}
						</p>
					)}
				</div>
			))}
		</div>
	);
}
