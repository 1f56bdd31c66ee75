const LONGEST = 160;

/** As much of a text as search engines show, never a part of a word. */
export function cutText(text: string, longest = LONGEST): string {
	const whole = text.replace(/\s+/g, ' ').trim();
	if (whole.length <= longest) return whole;
	const start = whole.slice(0, longest - 1);
	const end = whole[longest - 1] === ' ' ? start.length : start.lastIndexOf(' ');
	return `${(end > 0 ? start.slice(0, end) : start).replace(/[\p{Surrogate}\p{P}\s]+$/u, '')}…`;
}
