import phone from 'icon:pn/phone';
import whatsApp from 'icon:pn/wa';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Money as MoneyData } from '../listings/formats.ts';
import { Money } from '../listings/money.tsx';
import type { ContactData } from './contact-data.ts';
import { Face } from './face.tsx';
import { MainContactButton } from './main-contact-button.tsx';

export type ContactBarData = {
	price: MoneyData | null;
	small: string | null;
	contact: ContactData;
	/** Hides the bar until the form at the top of the page is scrolled out of view. */
	waits?: boolean;
};

/**
 * Price, agent and main button at the bottom of the screen; on a desktop only while the page shows none of these. `styles/contact.css`
 * keeps the footer clear of it, `layouts/use-contact-bar.ts` hides it.
 */
export default function ContactBar({ data: { price, small, contact, waits = false } }: { data: ContactBarData }) {
	const { call, whatsApp: chat, main } = contact;
	return (
		<section
			aria-label={contact.label}
			data-contact-bar={waits ? 'waits' : ''}
			data-away={waits || undefined}
			className="fixed inset-x-0 bottom-0 z-35 border-line border-t bg-white pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] [box-shadow:0_-6px_24px_-8px_rgb(10_23_69/0.2)] print:hidden"
		>
			<div className="wrap flex items-center gap-x-3 gap-y-2 max-lg:flex-wrap">
				<p className="flex min-w-0 items-baseline justify-between gap-3 leading-snug max-lg:w-full lg:grow">
					{price && <Money value={price} className="shrink-0 text-lg font-bold lg:text-xl" />}
					{small && <span className="text-2xs text-ink-2 lg:grow lg:text-sm">{small}</span>}
				</p>
				<div className="flex min-w-0 items-center gap-2.5 pe-3 max-lg:hidden">
					<Face data={contact} size="size-11 text-sm" />
					<p className="min-w-0 text-sm font-semi leading-line wrap-anywhere">{contact.name}</p>
				</div>
				<MainContactButton data={main} className="min-w-0 max-lg:flex-1" />
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
					<a href={call.href} aria-label={call.text} className={button({ variant: 'outline', className: square })}>
						<Icon icon={phone} />
					</a>
				)}
			</div>
		</section>
	);
}

const square = 'min-h-12 w-12 shrink-0 px-0!';
