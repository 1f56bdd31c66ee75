import phone from 'icon:pn/phone';
import tick from 'icon:pn/tick';
import whatsApp from 'icon:pn/wa';
import { Blocks } from '#app/parts/blocks/blocks.tsx';
import { Opening } from '#app/parts/page/editorial-view.tsx';
import type { PageContent } from '#app/parts/page/page-content.ts';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ListForm } from './list-form.tsx';
import type { AsideData, ListFormData } from './list-form-data.ts';

export default function ListPropertyView({ data: { title, summary, blocks }, form }: { data: PageContent; form: ListFormData }) {
	return (
		<>
			<Opening title={title} summary={summary} />
			<div className="wrap py-6">
				<div className="grid items-start gap-x-10 gap-y-6 py-4 lg:grid-cols-[minmax(0,1fr)_300px] lg:py-8">
					<ListForm data={form} />
					<Beside data={form.aside} />
				</div>
				<Blocks blocks={blocks} />
			</div>
		</>
	);
}

function Beside({ data: { points, worth, title, text, call, whatsApp: chat } }: { data: AsideData }) {
	return (
		<aside aria-label={title} className="grid gap-6 print:hidden">
			<ul className="grid gap-3">
				{points.map((point) => (
					<li key={point} className="flex items-start gap-2.5">
						<Icon icon={tick} className="mt-[0.25em] shrink-0 text-success-700" />
						{point}
					</li>
				))}
			</ul>
			<p>
				{worth.lead}{' '}
				<a href={worth.to} className="inline-block py-1 font-semi text-action underline underline-offset-3">
					{worth.text}
				</a>
			</p>
			{(call || chat) && (
				<div className="rounded-xl bg-stone p-5">
					<p className="font-semi text-lg">{title}</p>
					<p className="mt-1 mb-4 text-neutral-700 text-sm">{text}</p>
					<div className="grid gap-2">
						{chat && (
							<a href={chat.href} target="_blank" rel="noopener" className={button({ color: 'success' })}>
								<Icon icon={whatsApp} />
								{chat.text}
							</a>
						)}
						{call && (
							<a href={call.href} className={button({ variant: 'outline' })}>
								<Icon icon={phone} />
								<bdi dir="ltr">{call.text}</bdi>
							</a>
						)}
					</div>
				</div>
			)}
		</aside>
	);
}
