import { HEARTS } from './hearts-form.tsx';
import { fillHeart } from './use-hearts.ts';

export type HeartData = { value: string; label: string };

type Props = { heart: HeartData; isSaved?: boolean };

/** Without JavaScript it saves the home and opens the list; the server knows its state only on pages of the visitor's own. */
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
