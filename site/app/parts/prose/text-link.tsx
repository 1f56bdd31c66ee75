import type { RecordLink } from '#app/record-link.ts';

export function TextLink({ link }: { link: RecordLink }) {
	return (
		<a href={link.to} className="inline-flex min-h-6 items-center text-action underline-offset-3 hover:underline">
			{link.text}
		</a>
	);
}
