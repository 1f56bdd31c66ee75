import mail from 'icon:pn/mail';
import phone from 'icon:pn/phone';
import whatsApp from 'icon:pn/wa';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ContactData } from './contact-data.ts';
import { Face } from './face.tsx';

export function ContactPanel({ data, isNamed = true }: { data: ContactData; isNamed?: boolean }) {
	const { name, call, email, when, note } = data;
	return (
		<section aria-label={name} className="rounded-xl border border-line bg-surface px-6 py-5 max-md:px-5">
			{isNamed ? <Who data={data} /> : <PhoneNumber data={data} className="font-semi" />}
			<div data-beside-bar className="mb-3.5 grid grid-cols-2 gap-2 not-first:mt-4">
				{call && (
					<a href={call.href} className={button({ className: channel })}>
						<Icon icon={phone} />
						{call.text}
					</a>
				)}
				{data.whatsApp && (
					<a href={data.whatsApp.href} target="_blank" rel="noopener" className={button({ color: 'success', className: channel })}>
						<Icon icon={whatsApp} />
						{data.whatsApp.text}
					</a>
				)}
				<a href={email.href} data-asks className={button({ variant: 'outline', className: channel })}>
					<Icon icon={mail} />
					{email.text}
				</a>
			</div>
			<p className="mb-2 text-sm font-semi">{when.title}</p>
			<ul className="flex flex-wrap gap-1.5 max-md:grid max-md:grid-cols-2 max-md:[&>:last-child:nth-child(odd)]:col-span-2">
				{when.slots.map(({ href, text }) => (
					<li key={href}>
						<a
							href={href}
							data-asks
							className="flex min-h-9.5 items-center justify-center rounded-full border border-line-strong px-3 text-sm font-med hover:border-pn-blue-600 hover:bg-pn-blue-50"
						>
							{text}
						</a>
					</li>
				))}
			</ul>
			<p className="mt-3 text-ink-2 text-xs">{note}</p>
		</section>
	);
}

const Who = ({ data }: { data: ContactData }) => (
	<div className="flex items-center gap-3.5 leading-line">
		<Face data={data} />
		<div className="min-w-0 wrap-anywhere">
			<p className="font-semi">
				{data.to ? (
					<a href={data.to} className="underline-offset-3 hover:text-action hover:underline">
						{data.name}
					</a>
				) : (
					data.name
				)}
			</p>
			<p className="text-balance text-ink-2 text-xs">{data.line}</p>
			{data.reply && <p className="font-med text-success-700 text-xs">{data.reply}</p>}
			<PhoneNumber data={data} className="text-ink-2 text-xs" />
		</div>
	</div>
);

const PhoneNumber = ({ data: { phone: number }, className }: { data: ContactData; className: string }) =>
	number && (
		<p className={className}>
			<bdi dir="ltr">{number}</bdi>
		</p>
	);

/** A single button in its row takes the full width. */
const channel = 'min-h-12 last:odd:col-span-2';
