import close from 'icon:pn/x';
import { Icon } from '#app/ui/icon.tsx';
import type { SearchData } from '../search-data.ts';

export default function ResultsChips({ data: { chips, clear, labels } }: { data: SearchData['chips'] }) {
	if (chips.length === 0) return null;
	return (
		<ul className="mt-3 flex flex-wrap gap-2">
			{chips.map(({ key, text, to }) => (
				<li key={key} className="shrink-0">
					<a
						href={to}
						className="inline-flex h-9.5 items-center gap-2 rounded-full border border-pn-blue-200 bg-pn-blue-50 px-3.5 font-med text-pn-blue-800 text-sm hover:border-action"
					>
						<bdi>{text}</bdi>
						<Icon icon={close} label={labels.remove} className="size-3.5" />
					</a>
				</li>
			))}
			<li className="shrink-0">
				<a href={clear} className="inline-flex h-9.5 items-center px-2 text-ink-2 text-sm underline underline-offset-3 hover:text-action">
					{labels.clear}
				</a>
			</li>
		</ul>
	);
}
