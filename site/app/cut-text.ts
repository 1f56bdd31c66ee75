const LONGEST = 160;

/** Shortens at a word boundary to the length that search engines show. */
export function cutText(text: string, longest = LONGEST): string {
	const whole = text.replace(/\s+/g, ' ').trim();
	if (whole.length <= longest) return whole;
	const start = whole.slice(0, longest - 1);
	const end = whole[longest - 1] === ' ' ? start.length : start.lastIndexOf(' ');
	return `${(end > 0 ? start.slice(0, end) : start).replace(/[\p{Surrogate}\p{P}\s]+$/u, '')}…`;
}
