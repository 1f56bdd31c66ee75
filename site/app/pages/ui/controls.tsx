import search from 'icon:pn/search';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Input } from '#app/ui/input.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { Select } from '#app/ui/select.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

export function Controls({ words }: { words: Words }) {
	const inMillions = (value: number) => `${value} ${words.money}`;
	return (
		<>
			<Sample name="input">
				<Input label={words.place} hint={words.placeHint} placeholder={words.trail[2]} start={<Icon icon={search} />} />
				<Input label={words.phone} error={words.phoneError} type="tel" dir="ltr" defaultValue="0100" />
				<Input label={words.price} end={words.money} inputMode="numeric" defaultValue="5" />
				<Input label={words.place} disabled defaultValue={words.trail[1]} />
			</Sample>
			<Sample name="textarea">
				<Textarea label={words.message} hint={words.text} />
			</Sample>
			<Sample name="select">
				<Select label={words.type}>
					{words.types.map((type) => (
						<option key={type}>{type}</option>
					))}
				</Select>
			</Sample>
			<Sample name="checkbox">
				<div>
					<Checkbox label={words.agree} />
					<Checkbox label={words.agree} defaultChecked hint={words.text} />
					<Checkbox label={words.agree} error={words.phoneError} />
					<Checkbox label={words.agree} defaultChecked disabled />
				</div>
			</Sample>
			<Sample name="slider">
				<Slider thumbs={[words.price]} min={1} max={20} defaultValue={[7]} format={inMillions} />
				<Slider thumbs={[words.from, words.to]} min={1} max={20} defaultValue={[4, 14]} format={inMillions} />
				<Slider thumbs={[words.price]} defaultValue={[40]} disabled />
			</Sample>
			<Sample name="progress">
				<Progress aria-label={words.loading} value={64} />
				<Progress aria-label={words.loading} />
			</Sample>
		</>
	);
}
