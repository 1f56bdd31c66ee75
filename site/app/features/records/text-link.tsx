import type { RecordLink } from './record-link.ts';

export function TextLink({ link }: { link: RecordLink }) {
	return (
		<a href={link.to} className="inline-flex min-h-6 items-center text-action underline-offset-3 hover:underline">
			{link.text}
		</a>
	);
}

export function TextLinks({ links }: { links: RecordLink[] }) {
	return (
		<ul className="flex flex-wrap justify-end gap-x-4">
			{links.map((link) => (
				<li key={link.to}>
					<TextLink link={link} />
				</li>
			))}
		</ul>
	);
}
