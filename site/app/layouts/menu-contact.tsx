import phoneIcon from 'icon:pn/phone';
import whatsAppIcon from 'icon:pn/wa';
import { useTranslations } from '../i18n/use-translations.ts';
import { Icon } from '../ui/icon.tsx';
import type { ShellData } from './shell-data.ts';

export default function MenuContact({ data: { phone, whatsApp } }: { data: ShellData }) {
	const t = useTranslations('nav');
	if (!phone && !whatsApp) return null;
	return (
		<p className="menu-contact wrap">
			{phone && (
				<a href={phone.href}>
					<Icon icon={phoneIcon} />
					{t('call')}
				</a>
			)}
			{whatsApp && (
				<a href={whatsApp} target="_blank" rel="noopener">
					<Icon icon={whatsAppIcon} />
					{t('whatsapp')}
				</a>
			)}
		</p>
	);
}
