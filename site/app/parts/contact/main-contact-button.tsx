import calendar from 'icon:pn/cal';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { MainWay } from './contact-data.ts';

export const MainContactButton = ({ data: { href, text, isSheet, isViewing }, className = '' }: { data: MainWay; className?: string }) => (
	<a href={href} data-asks={isSheet || undefined} className={button({ className: `min-h-12 ${className}` })}>
		{isViewing && <Icon icon={calendar} />}
		{text}
	</a>
);
