import whatsAppIcon from 'icon:pn/wa';
import { AlertsForm } from '#app/parts/alerts/alerts-form.tsx';
import type { AlertsFormData } from '#app/parts/alerts/alerts-form-data.ts';
import { CardGrid } from '#app/parts/listings/card-grid.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { EmptyStreet } from '#app/parts/page/empty-street.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { AlertsData } from './alerts-data.ts';
import type { PreviewData } from './preview-data.ts';

export default function AlertsView({
	data: { title, lead, subject, whatsApp, preview },
	form,
}: {
	data: AlertsData;
	form: AlertsFormData;
}) {
	return (
		<div className="wrap pt-4 pb-11 md:pb-16">
			<div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-2">
				<div>
					<h1 className="text-3xl">{title}</h1>
					<p className="mt-3 text-pretty text-lg text-neutral-700">{lead}</p>
					{subject ? (
						<p className="mt-6 rounded-md bg-pn-blue-50 px-5 py-4 font-med text-pn-blue-800">
							<a href={subject.to} className="underline-offset-3 wrap-anywhere hover:underline">
								{subject.text}
							</a>
						</p>
					) : (
						<EmptyStreet className="mt-6 max-lg:hidden" />
					)}
				</div>
				<div className="lg:row-span-2">
					<div className="rounded-xl border border-line bg-surface p-6 shadow-1 max-md:p-5">
						<AlertsForm data={form} />
					</div>
				</div>
				{whatsApp && <OnWhatsApp data={whatsApp} />}
			</div>
			{preview &&
				('empty' in preview ? (
					<div className="mt-11">
						<EmptyState data={preview.empty} />
					</div>
				) : (
					<Preview data={preview} />
				))}
		</div>
	);
}

const OnWhatsApp = ({ data: { title, text, button: send } }: { data: NonNullable<AlertsData['whatsApp']> }) => (
	<section aria-labelledby="whatsapp-title" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
		<div>
			<h2 id="whatsapp-title" className="text-lg">
				{title}
			</h2>
			<p className="text-ink-2 text-sm">{text}</p>
		</div>
		<a href={send.href} rel="nofollow noopener" target="_blank" className={button({ variant: 'outline', className: 'max-sm:w-full' })}>
			<Icon icon={whatsAppIcon} />
			{send.text}
		</a>
	</section>
);

const IN_THREE_COLUMNS = '(min-width: 1024px) 390px, (min-width: 640px) 50vw, 320px';

const Preview = ({ data: { title, note, cards } }: { data: Exclude<PreviewData, { empty: unknown }> }) => (
	<section aria-labelledby="preview-title" className="mt-11">
		<h2 id="preview-title" className="text-2xl">
			{title}
		</h2>
		{note && <p className="mt-1 text-ink-2">{note}</p>}
		{cards.length > 0 && (
			<div className="mt-5">
				{cards.length > 1 ? (
					<CardGrid columns={3} slides>
						{cards.map((card) => (
							<PropertyCard key={card.id} card={card} sizes={IN_THREE_COLUMNS} />
						))}
					</CardGrid>
				) : (
					<ul className="as-list">
						{cards.map((card) => (
							<li key={card.id}>
								<PropertyCard card={card} sizes="(min-width: 640px) 42vw, 90vw" />
							</li>
						))}
					</ul>
				)}
			</div>
		)}
	</section>
);
