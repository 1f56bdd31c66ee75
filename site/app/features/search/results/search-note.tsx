import info from 'icon:tabler/info-circle';
import { Icon } from '#app/ui/icon.tsx';
import type { ShownNote } from '../left-out-words.ts';

export const Note = ({ note: { text, link } }: { note: ShownNote }) => (
	<p data-note className="mt-2.5 flex gap-2.5 rounded-md bg-neutral-100 px-3 py-2.5 text-neutral-700 text-sm leading-line">
		<Icon icon={info} className="mt-0.5 size-4.5 shrink-0 text-neutral-500" />
		<span>
			{text}{' '}
			{link && (
				<a href={link.to} className="font-semi underline">
					{link.text}
				</a>
			)}
		</span>
	</p>
);
