import down from 'icon:pn/down';
import { Icon } from '#app/ui/icon.tsx';

/** What opens a folded table: the arrow turns with its `details`. */
export const Fold = ({ text }: { text: string }) => (
	<summary className="flex min-h-11 list-none items-center justify-between gap-4 pt-2 font-med text-action text-sm [&::-webkit-details-marker]:hidden">
		{text}
		<Icon icon={down} className="transition-transform duration-200 group-open/fold:rotate-180" />
	</summary>
);
