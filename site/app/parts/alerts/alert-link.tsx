import bell from 'icon:pn/bell';
import { Icon } from '#app/ui/icon.tsx';

export const AlertLink = ({ data: { to, text }, className = '' }: { data: { to: string; text: string }; className?: string }) => (
	<a
		href={to}
		rel="nofollow"
		className={`flex min-h-11 items-center gap-2 font-med text-sm hover:text-action hover:underline ${className}`}
	>
		<Icon icon={bell} />
		{text}
	</a>
);
