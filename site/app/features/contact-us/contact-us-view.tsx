import arrow from 'icon:pn/arrow';
import mail from 'icon:pn/mail';
import phone from 'icon:pn/phone';
import whatsApp from 'icon:pn/wa';
import { Blocks } from '#app/parts/blocks/blocks.tsx';
import { SentHomes } from '#app/parts/contact/sent-homes-list.tsx';
import { AskedSubject } from '#app/parts/enquiry/asked-subject.tsx';
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx';
import type { EnquiryFormData } from '#app/parts/enquiry/enquiry-form-data.ts';
import { Opening } from '#app/parts/page/editorial-view.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { ContactUsData } from './contact-us-data.ts';

const icons = { call: phone, whatsapp: whatsApp, email: mail };

type Props = { data: Omit<ContactUsData, 'where'>; form: EnquiryFormData };

export default function ContactUsView({ data, form }: Props) {
	const { content, homes, subject, ways, office, portal, agents, hours } = data;
	return (
		<>
			{!subject && <Opening title={content.title} summary={content.summary} />}
			<div
				className={`wrap grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_352px] lg:grid-rows-[auto_1fr] ${subject ? 'pt-5 md:pt-8' : 'pt-10'}`}
			>
				{subject && (
					<div className="overflow-hidden rounded-xl md:shadow-2 lg:order-1 lg:self-start max-md:-mx-5">
						<AskedSubject data={subject} isHeading />
					</div>
				)}
				<div className={`min-w-0 ${subject ? 'lg:row-span-2' : ''}`}>
					<div className="mb-10">
						{homes && <SentHomes homes={homes} />}
						<EnquiryForm data={form} />
					</div>
					<ul className="grid gap-4 sm:grid-cols-2 lg:max-xl:grid-cols-1">
						{ways.map(({ kind, title, text, href }) => (
							<li
								key={href}
								className="group relative flex items-center gap-4 rounded-lg border border-line p-5 hover:border-line-strong hover:shadow-2"
							>
								<span
									className={`grid size-12 shrink-0 place-items-center rounded-full text-white ${kind === 'whatsapp' ? 'bg-success-700' : 'bg-action'}`}
								>
									<Icon icon={icons[kind]} />
								</span>
								<span className="min-w-0">
									<b className="block font-semi">{title}</b>
									<a href={href} className="text-action wrap-anywhere after:absolute after:inset-0 group-hover:underline">
										<bdi dir="ltr">{text}</bdi>
									</a>
								</span>
							</li>
						))}
					</ul>
					<Blocks blocks={content.blocks} />
				</div>
				{(hours || office || portal || agents) && (
					<aside className={`grid content-start gap-4 self-start lg:sticky lg:top-24 ${subject ? 'lg:order-2' : ''}`}>
						{hours && <Hours hours={hours} />}
						{office && (
							<section className="rounded-xl border border-line p-6">
								<h2 className="text-lg">{office.title}</h2>
								<p className="mt-2 whitespace-pre-line text-neutral-700">{office.address}</p>
							</section>
						)}
						{[agents, portal].map(
							(link) =>
								link && (
									<a
										key={link.to}
										href={link.to}
										className="flex min-h-13 items-center justify-between gap-4 rounded-xl border border-line px-6 py-2 font-semi text-action hover:border-line-strong hover:shadow-2"
									>
										{link.text}
										<Icon icon={arrow} mirrored className="size-4.5 shrink-0" />
									</a>
								),
						)}
					</aside>
				)}
			</div>
		</>
	);
}

function Hours({ hours: { title, line, isOpen, days } }: { hours: NonNullable<ContactUsData['hours']> }) {
	return (
		<section className="rounded-xl border border-line p-6 shadow-1">
			<h2 className="text-lg">{title}</h2>
			<p className={`mt-1 flex items-center gap-2 font-semi text-sm ${isOpen ? 'text-success-700' : 'text-ink-2'}`}>
				<span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${isOpen ? 'bg-success-600' : 'bg-neutral-400'}`} />
				{line}
			</p>
			<dl className="mt-3 text-sm">
				{days.map(({ day, text, isToday }) => (
					<div key={day} className={`flex justify-between gap-4 py-1.5 ${isToday ? 'font-semi' : ''}`}>
						<dt>{day}</dt>
						<dd>
							<bdi>{text}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
