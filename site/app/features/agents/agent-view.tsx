import clock from 'icon:pn/clock';
import { useTranslations } from '#app/i18n/use-translations.ts';
import ContactBar from '#app/parts/contact/contact-bar.tsx';
import { ContactPanel } from '#app/parts/contact/contact-panel.tsx';
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx';
import { CardGrid } from '#app/parts/listings/card-grid.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { Section } from '#app/parts/page/section.tsx';
import { TextLink } from '#app/parts/prose/text-link.tsx';
import { Avatar } from '#app/parts/records/avatar.tsx';
import { Crumbs } from '#app/ui/crumbs.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { AgentData } from './agent-data.ts';

export default function AgentView({ data }: { data: AgentData }) {
	const t = useTranslations();
	const { crumbs, name, title, bio, photo, reply, languages, areas, contact, enquiry, listings } = data;
	return (
		<div className="wrap pb-16 pt-5">
			<Crumbs crumbs={crumbs} />
			<div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_384px]">
				<div>
					<header className="flex items-center gap-5">
						<Avatar photo={photo} name={name} className="size-24 text-2xl md:text-3xl" />
						<div>
							<h1 className="text-3xl">{name}</h1>
							{title && <p className="text-ink-2">{title}</p>}
							{reply && (
								<p className="mt-1 flex items-center gap-2 font-med text-sm text-success-700">
									<Icon icon={clock} className="size-4.5" />
									{reply}
								</p>
							)}
						</div>
					</header>
					{bio && <p className="mt-6 max-w-[70ch] text-pretty text-md text-neutral-700">{bio}</p>}
					<dl className="mt-6 grid gap-4 sm:grid-cols-2">
						{languages.length > 0 && (
							<div className="rounded-lg bg-stone p-5">
								<dt className="mb-1 text-ink-2 text-xs">{t('records.languages')}</dt>
								<dd className="font-semi">{languages.join(' · ')}</dd>
							</div>
						)}
						{areas.length > 0 && (
							<div className="rounded-lg bg-stone p-5">
								<dt className="mb-1 text-ink-2 text-xs">{t('records.worksIn')}</dt>
								<dd className="flex flex-wrap gap-x-4 font-semi">
									{areas.map((area) => (
										<TextLink key={area.to} link={area} />
									))}
								</dd>
							</div>
						)}
					</dl>
				</div>
				<div>
					<ContactPanel data={contact} isNamed={false} />
				</div>
			</div>
			{listings && listings.cards.length > 0 && (
				<Section
					title={`${t('records.listings')} (${listings.count})`}
					more={listings.more ? { to: listings.more, text: t('common.seeAll') } : null}
				>
					<CardGrid slides>
						{listings.cards.map((card) => (
							<PropertyCard key={card.id} card={card} />
						))}
					</CardGrid>
				</Section>
			)}
			{enquiry && (
				<div className="below-fold mt-11 [--below-fold-height:70rem] md:mt-16">
					<EnquiryForm data={enquiry} />
				</div>
			)}
			<ContactBar data={{ price: null, small: name, contact }} />
		</div>
	);
}
