import phone from 'icon:pn/phone';
import whatsAppIcon from 'icon:pn/wa';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ContactMethod } from './contact-data.ts';

type Props = { whatsApp: ContactMethod | null; call: ContactMethod | null; className: string };

export const ContactButtons = ({ whatsApp, call, className }: Props) => (
	<>
		{whatsApp && (
			<a href={whatsApp.href} target="_blank" rel="noopener" className={button({ color: 'success', className })}>
				<Icon icon={whatsAppIcon} />
				{whatsApp.text}
			</a>
		)}
		{call && (
			<a href={call.href} className={button({ variant: 'outline', className })}>
				<Icon icon={phone} />
				{call.text}
			</a>
		)}
	</>
);
