import mail from 'icon:pn/mail';
import tick from 'icon:pn/tick';
import whatsApp from 'icon:pn/wa';
import copy from 'icon:tabler/copy';
import { Icon } from '#app/ui/icon.tsx';
import type { ShareData } from './share-data.ts';

type Props = { data: Pick<ShareData, 'url' | 'whatsApp' | 'mail' | 'labels'>; className: string; iconColour?: string };

export function ShareWays({ data: { url, labels, ...ways }, className, iconColour = '' }: Props) {
	return (
		<>
			<button type="button" data-share="copy" data-url={url} aria-live="polite" className={`${className} group noscript:hidden`}>
				<Icon icon={copy} className={`${iconColour} group-data-copied:hidden`} />
				<span className="group-data-copied:hidden">{labels.copy}</span>
				<Icon icon={tick} className="hidden text-success-600 group-data-copied:block" />
				<span className="hidden group-data-copied:block">{labels.copied}</span>
			</button>
			<a href={ways.whatsApp} target="_blank" rel="noopener" className={className}>
				<Icon icon={whatsApp} className="text-success-600" />
				{labels.whatsApp}
			</a>
			<a href={ways.mail} className={className}>
				<Icon icon={mail} className={iconColour} />
				{labels.email}
			</a>
		</>
	);
}
