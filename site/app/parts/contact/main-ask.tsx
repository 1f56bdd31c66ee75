import calendar from 'icon:pn/cal';
import { button } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { AskWay } from './contact-data.ts';

/** The one thing to press. */
export const MainAsk = ({ data: { href, text, isSheet }, className = '' }: { data: AskWay; className?: string }) => (
	<a href={href} data-asks={isSheet || undefined} className={button({ className: `min-h-12 ${className}` })}>
		<Icon icon={calendar} />
		{text}
	</a>
);
