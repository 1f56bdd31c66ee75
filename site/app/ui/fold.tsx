import down from 'icon:pn/down';
import { Icon } from './icon.tsx';

/** What opens a folded part of a page: the arrow turns with its `details`. */
export const Fold = ({ text, className = 'pt-2 font-med text-action text-sm' }: { text: string; className?: string }) => (
	<summary className={`flex min-h-11 list-none items-center justify-between gap-4 ${className} [&::-webkit-details-marker]:hidden`}>
		{text}
		<Icon icon={down} className="transition-transform duration-200 group-open/fold:rotate-180" />
	</summary>
);
