import { HEARTS } from './hearts-form.tsx';
import { fillHeart } from './use-hearts.ts';

export type HeartData = { value: string; label: string };

type Props = { heart: HeartData; isSaved?: boolean };

/** On a card. Without JavaScript it saves, and leads to what is saved; only there is it known to be full. */
export function Heart({ heart: { value, label }, isSaved }: Props) {
	return (
		<button
			key={value}
			ref={fillHeart}
			type="submit"
			form={HEARTS}
			name={isSaved ? 'remove' : 'add'}
			value={value}
			aria-label={label}
			aria-pressed={isSaved}
			className="heart"
		/>
	);
}
