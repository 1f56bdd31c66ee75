import calendar from 'icon:pn/cal';
import phone from 'icon:pn/phone';
import tick from 'icon:pn/tick';
import whatsApp from 'icon:pn/wa';
import { SentHomes } from '#app/parts/contact/sent-homes-list.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Code, WithCodes } from '#app/ui/code.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { ReceivedData } from './received-data.ts';
import { ViewingTicket } from './viewing-ticket-view.tsx';

export default function ReceivedView({ data }: { data: ReceivedData }) {
	const { sent, title, lead, viewing, change, reference, homes, about, agreed, next, call, back } = data;
	return (
		<div data-sent={sent} className="wrap py-11 md:py-16">
			<div className="mx-auto max-w-160">
				<span aria-hidden="true" className="mb-5 grid size-14 place-items-center rounded-full bg-success-50 text-2xl text-success-700">
					<Icon icon={tick} />
				</span>
				<h1 className="text-3xl">{title}</h1>
				<p className="mt-2 text-pretty text-ink-2 text-lg">{lead}</p>
				{viewing && <ViewingTicket data={viewing} />}
				{change.length > 0 && (
					<p className="mt-2 flex flex-wrap gap-x-6">
						{change.map(({ href, text }) => (
							<a key={href} href={href} className="inline-flex min-h-11 items-center font-semi text-action hover:underline">
								{text}
							</a>
						))}
					</p>
				)}
				<section aria-label={reference.label} className="mt-8 rounded-xl bg-pn-blue-50 px-6 py-5">
					<p className="text-ink-2 text-sm">{reference.label}</p>
					<p className="font-bold text-2xl text-brand">
						<Code>{reference.text}</Code>
					</p>
					<p className="mt-1 text-sm">{reference.keep}</p>
					{about && <p className="mt-3 border-pn-blue-200 border-t pt-3 font-med">{about}</p>}
					{agreed.length > 0 && (
						<dl className={about ? 'mt-1' : 'mt-3 border-pn-blue-200 border-t pt-3'}>
							{agreed.map(({ label, value }) => (
								<div key={label} className="flex flex-wrap gap-x-2">
									<dt className="text-ink-2">{label}</dt>
									<dd className="font-med wrap-anywhere">
										<bdi>{value}</bdi>
									</dd>
								</div>
							))}
						</dl>
					)}
				</section>
				{homes && (
					<div className="mt-10">
						<SentHomes homes={homes} />
					</div>
				)}
				{next && (
					<>
						<h2 className="mt-10 text-xl">{next.title}</h2>
						<ol className="mt-4 grid gap-3">
							{next.steps.map((step, index) => (
								<li key={step} className="flex gap-3">
									<span
										aria-hidden="true"
										className="grid size-7 shrink-0 place-items-center rounded-full bg-brand font-semi text-sm text-white"
									>
										{index + 1}
									</span>
									<span>{step}</span>
								</li>
							))}
						</ol>
					</>
				)}
				<div className="mt-8 grid gap-3 sm:grid-cols-2">
					{data.whatsApp && (
						<a
							href={data.whatsApp.href}
							target="_blank"
							rel="noopener"
							className={button({ color: 'success', size: 'lg', className: 'last:odd:col-span-full' })}
						>
							<Icon icon={whatsApp} />
							{data.whatsApp.text}
						</a>
					)}
					{viewing && (
						<a
							href={viewing.calendar.href}
							download
							className={button({ variant: 'outline', size: 'lg', className: 'last:odd:col-span-full' })}
						>
							<Icon icon={calendar} />
							{viewing.calendar.text}
						</a>
					)}
					{call && (
						<a href={call.href} className={button({ variant: 'outline', size: 'lg', className: 'last:odd:col-span-full' })}>
							<Icon icon={phone} />
							{call.text} <bdi dir="ltr">{call.number}</bdi>
						</a>
					)}
				</div>
				{data.whatsApp && (
					<p className="mt-3 rounded-md bg-success-50 px-4 py-3 text-sm text-success-800">
						<WithCodes>{data.whatsApp.message}</WithCodes>
					</p>
				)}
				{data.confirm && (
					<p className="mt-6 text-ink-2 text-sm">
						<a
							href={data.confirm.href}
							target="_blank"
							rel="noopener"
							className="inline-flex min-h-11 items-center gap-2 font-semi text-action text-md hover:underline"
						>
							<Icon icon={whatsApp} />
							{data.confirm.text}
						</a>
						<br />
						{data.confirm.hint}
					</p>
				)}
				<p className="mt-6">
					<a href={back.href} className="inline-flex min-h-11 items-center font-semi text-action hover:underline">
						{back.text}
					</a>
				</p>
			</div>
		</div>
	);
}
