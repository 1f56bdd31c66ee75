import tick from 'icon:pn/tick';
import whatsApp from 'icon:pn/wa';
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { InterestData } from './interest-data.ts';

export default function LaunchInterest({ data: { form, registered } }: { data: InterestData }) {
	return (
		<div id="interest" data-beside-bar className="scroll-mt-24 self-start text-ink max-md:-mx-1">
			{registered ? <Registered data={registered} /> : <EnquiryForm data={form} />}
		</div>
	);
}

function Registered({ data: { title, lead, steps, whatsApp: chat } }: { data: NonNullable<InterestData['registered']> }) {
	return (
		<section data-sent="enquiry" aria-labelledby="registered-title" className="rounded-xl bg-surface p-6 shadow-3 max-md:p-5">
			<h2 id="registered-title" className="flex items-center gap-2 text-xl">
				<Icon icon={tick} className="text-success-700" />
				{title}
			</h2>
			<p className="mt-1 text-ink-2 text-sm">{lead}</p>
			<ol className="mt-4 grid gap-3">
				{steps.map((step, index) => (
					<li key={step.title} className="flex gap-3 leading-body">
						<span
							aria-hidden="true"
							className={`mt-1 size-3.5 shrink-0 rounded-full border-3 border-pn-blue-700 ${index === 0 ? 'bg-pn-blue-700' : ''}`}
						/>
						<p>
							<b className="block font-semi text-sm">{step.title}</b>
							<span className="text-ink-2 text-xs">{step.text}</span>
						</p>
					</li>
				))}
			</ol>
			{chat && (
				<>
					<a href={chat.href} target="_blank" rel="noopener" className={button({ color: 'success', size: 'lg', className: 'mt-4 w-full' })}>
						<Icon icon={whatsApp} />
						{chat.text}
					</a>
					<p className="mt-2 rounded-md bg-success-50 px-3.5 py-2.5 text-success-800 text-xs">{chat.message}</p>
				</>
			)}
		</section>
	);
}
