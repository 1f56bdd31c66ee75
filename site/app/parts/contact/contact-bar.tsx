import mail from 'icon:pn/mail';
import phone from 'icon:pn/phone';
import whatsApp from 'icon:pn/wa';
import { button } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Money as MoneyData } from '../listings/formats.ts';
import { Money } from '../listings/money.tsx';
import type { ContactData } from './contact-data.ts';

export type ContactBarData = { price: MoneyData | null; small: string | null; contact: ContactData };

/** Within a thumb's reach from the first view to the end of the page; `styles/contact.css` keeps the footer clear of it. */
export default function ContactBar({ data: { price, small, contact } }: { data: ContactBarData }) {
	const { call, whatsApp: chat, email } = contact;
	return (
		<section
			aria-label={contact.label}
			data-contact-bar
			className="fixed inset-x-0 bottom-0 z-35 flex items-center gap-2 border-line border-t bg-white/97 px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-[0_-6px_24px_-8px_rgb(10_23_69/0.2)] lg:hidden print:hidden"
		>
			<div className="min-w-0 grow leading-snug">
				{price && (
					<p>
						<Money value={price} className="text-[18px] font-bold" />
					</p>
				)}
				{small && <p className="text-2xs text-ink-2">{small}</p>}
			</div>
			{email && (
				<a href={email.href} aria-label={email.text} className={button({ variant: 'outline', className: `${square} max-[374px]:hidden` })}>
					<Icon icon={mail} />
				</a>
			)}
			{chat && (
				<a
					href={chat.href}
					target="_blank"
					rel="noopener"
					aria-label={chat.text}
					className={button({ color: 'success', className: square })}
				>
					<Icon icon={whatsApp} />
				</a>
			)}
			{call && (
				<a href={call.href} className={button({ className: 'min-h-12 shrink-0 px-4!' })}>
					<Icon icon={phone} />
					<span className="max-[339px]:sr-only">{call.text}</span>
				</a>
			)}
		</section>
	);
}

const square = 'min-h-12 w-12 shrink-0 px-0!';
