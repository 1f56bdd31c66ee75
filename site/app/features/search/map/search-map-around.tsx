import { button } from '#app/ui/button-variants.ts';
import type { AroundData } from './search-map-around-data.ts';

const field =
	'h-11 w-full min-w-0 cursor-pointer rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base hover:border-neutral-400';

/** Searches around a place without a pointer and without JavaScript. */
export default function SearchMapAround({ data }: { data: AroundData }) {
	const { action, order, hidden, point, radius, places, other, radii, words } = data;
	return (
		<form action={action} data-order={order} className="mt-3" aria-label={words.title}>
			{hidden.map(({ name, value }) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-2.5 sm:grid-cols-[minmax(0,1fr)_7rem_auto]">
				<label className="min-w-0">
					<span className="mb-1 block text-ink-2 text-xs">{words.title}</span>
					<select name="near" required defaultValue={point} key={point} className={field}>
						<option value="">{words.choose}</option>
						{other && <option value={other.value}>{other.text}</option>}
						{places.map(({ name, options }) => (
							<optgroup key={name} label={name}>
								{options.map(({ value, text }) => (
									<option key={`${value} ${text}`} value={value}>
										{text}
									</option>
								))}
							</optgroup>
						))}
					</select>
				</label>
				<label className="min-w-0">
					<span className="mb-1 block text-ink-2 text-xs">{words.radius}</span>
					<select name="near" defaultValue={radius} key={radius} className={field}>
						{radii.map(({ value, text }) => (
							<option key={value} value={value}>
								{text}
							</option>
						))}
					</select>
				</label>
				<button type="submit" className={button({ variant: 'outline', className: 'max-sm:col-span-2' })}>
					{words.search}
				</button>
			</div>
		</form>
	);
}
