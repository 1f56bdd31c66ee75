import clock from 'icon:pn/clock';
import { FieldMessages } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useFieldError } from '../forms/form-fields.tsx';
import type { ViewingData } from './enquiry-form-data.ts';

/** CSS alone shows the slots of the chosen day, so it works without a script. */
const shownWith = [
	'group-has-[[data-day="0"]:checked]/slots:grid',
	'group-has-[[data-day="1"]:checked]/slots:grid',
	'group-has-[[data-day="2"]:checked]/slots:grid',
	'group-has-[[data-day="3"]:checked]/slots:grid',
	'group-has-[[data-day="4"]:checked]/slots:grid',
	'group-has-[[data-day="5"]:checked]/slots:grid',
];

const chip =
	'relative cursor-pointer rounded-md border-[1.5px] border-neutral-500 outline-focus hover:border-neutral-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:border-neutral-400 has-disabled:border-dashed has-disabled:bg-stone has-disabled:text-ink-2';

/** Chooses the number of columns that leaves no slot alone in the last row; on the narrowest screens the last one spans the row. */
const beside = (count: number) =>
	`${count % 3 === 1 ? 'grid-cols-3 max-[22.4rem]:[&>:last-child]:col-span-3 min-[22.4rem]:grid-cols-4' : 'grid-cols-3'} ${count % 5 === 1 ? 'lg:grid-cols-6' : 'lg:grid-cols-5'}`;

/** A day and one of its slots. Only the slot is sent, since it includes the day. Taken slots are shown, disabled. */
export function SlotField({ data: { slot, days, chosenDay, moved, dayLabel } }: { data: ViewingData }) {
	const { id, name, label, hint, value, isFirstWrong } = slot;
	const error = useFieldError(name);
	const open = days.filter(({ hours }) => hours.length > 0);
	const chosen = days.find(({ day }) => day === chosenDay);
	const first = chosen?.hours.find((hour) => hour.value === value) ?? chosen?.hours.find(({ isTaken }) => !isTaken);
	return (
		<div className="group/slots grid min-w-0 gap-4 md:col-span-2">
			<fieldset className="min-w-0">
				<legend className="mb-2 flex w-full justify-between font-med text-sm">
					{dayLabel} <span className="font-body text-ink-2">{chosen?.month}</span>
				</legend>
				<div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
					{days.map((one) => {
						const { day, weekday, date, free, isFull, label } = one;
						return (
							<label
								key={day}
								className={`${chip} grid min-w-[62px] flex-1 justify-items-center px-1 pt-2 pb-1 leading-snug has-checked:border-brand has-checked:bg-brand has-checked:text-white rtl:leading-body`}
							>
								<input
									type="radio"
									name="day"
									value={day}
									data-day={open.indexOf(one)}
									aria-label={label}
									defaultChecked={day === chosenDay}
									disabled={isFull}
									className="sr-only"
								/>
								<span aria-hidden="true" className="text-xs">
									{weekday}
								</span>
								<b aria-hidden="true" className="font-semi text-xl leading-head">
									{date}
								</b>
								<span
									aria-hidden="true"
									className={`whitespace-nowrap text-2xs ${isFull ? '' : 'text-success-700 in-[label:has(:checked)]:text-on-brand-2'}`}
								>
									{free}
								</span>
							</label>
						);
					})}
				</div>
			</fieldset>
			<fieldset
				id={id}
				aria-describedby={[moved && `${id}-moved`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
				aria-invalid={error ? true : undefined}
				className="grid min-w-0 gap-2"
			>
				<legend className="mb-2 flex w-full flex-wrap justify-between gap-x-4 font-med text-sm">
					{label} <span className="font-body text-ink-2">{hint}</span>
				</legend>
				{open.map(({ day, hours }, index) => (
					<div key={day} className={`hidden ${beside(hours.length)} gap-2 ${shownWith[index] ?? ''}`}>
						{hours.map((hour) => (
							<label
								key={hour.value}
								className={`${chip} grid min-h-11 place-items-center font-med text-sm has-checked:border-action has-checked:bg-pn-blue-50 has-checked:font-bold has-checked:text-pn-blue-800`}
							>
								<input
									type="radio"
									name={name}
									value={hour.value}
									aria-label={hour.label}
									defaultChecked={hour.value === value}
									disabled={hour.isTaken}
									// biome-ignore lint/a11y/noAutofocus: a form that came back takes its sender to what is wrong, without a script too
									autoFocus={isFirstWrong && hour === first}
									className="sr-only"
								/>
								<bdi aria-hidden="true" className={hour.isTaken && !hour.own ? 'line-through' : ''}>
									{hour.text}
								</bdi>
								{hour.own && (
									<span aria-hidden="true" className="text-success-700 text-xs">
										{hour.own}
									</span>
								)}
							</label>
						))}
					</div>
				))}
				{moved && (
					<p id={`${id}-moved`} className="flex items-start gap-2 rounded-md bg-info-50 px-4 py-3 text-info-700 text-sm">
						<Icon icon={clock} className="mt-[0.25em] shrink-0" />
						{moved}
					</p>
				)}
				<FieldMessages id={id} error={error} />
			</fieldset>
		</div>
	);
}
