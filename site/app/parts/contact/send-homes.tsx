import bell from 'icon:pn/bell';
import mail from 'icon:pn/mail';
import whatsAppIcon from 'icon:pn/wa';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { SendHomesData } from './send-homes-data.ts';

export const SendHomes = ({ data: { title, text, send, whatsApp, alert } }: { data: SendHomesData }) => (
	<section className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl bg-pn-blue-50 px-6 py-5 max-md:px-5 print:hidden">
		<div className="min-w-0">
			<h2 className="text-lg">{title}</h2>
			<p className="mt-1 max-w-[60ch] text-ink-2 text-sm">{text}</p>
		</div>
		<div className="flex flex-wrap gap-2 max-md:w-full">
			<a href={send.href} className={button({ className: 'max-md:grow' })}>
				<Icon icon={mail} />
				{send.text}
			</a>
			{whatsApp && (
				<a
					href={whatsApp.href}
					target="_blank"
					rel="noopener"
					className={button({ variant: 'outline', color: 'success', className: 'max-md:grow' })}
				>
					<Icon icon={whatsAppIcon} />
					{whatsApp.text}
				</a>
			)}
			{alert && (
				<a href={alert.href} className={button({ variant: 'outline', className: 'max-md:grow' })}>
					<Icon icon={bell} />
					{alert.text}
				</a>
			)}
		</div>
	</section>
);
