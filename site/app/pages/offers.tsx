import { formatsOf } from '../features/listings/formats.ts';
import { Facts } from '../features/records/facts.tsx';
import { Money } from '../features/records/money.tsx';
import { pageContent } from '../features/records/page-content.ts';
import { Prose } from '../features/records/prose.tsx';
import { recordLink } from '../features/records/record-link.ts';
import { TextLink } from '../features/records/text-link.tsx';
import { useTranslations } from '../i18n/use-translations.ts';
import { RecordsPage } from '../layouts/records-page.tsx';
import { pageRequest } from '../page-loader.ts';
import { Accordion, AccordionItem } from '../ui/accordion.tsx';
import { Badge } from '../ui/badge.tsx';
import { Photo } from '../ui/photo.tsx';
import type { Route } from './+types/offers';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const { date, money, number } = formatsOf(request);
	const content = pageContent(request, 'offers', t('pages.offers'));
	const offers = read.list('offer').map((offer) => {
		const { name, summary, description } = offer.translations[locale];
		const currency = offer.property === null ? 'EGP' : (read.get('property', offer.property)?.currency ?? 'EGP');
		return {
			id: offer.id,
			name,
			summary,
			description,
			photo: read.photo(offer.image, locale),
			until: t('records.validUntil', { date: date(offer.valid_until, 'long') }),
			discount: offer.discount_percent === null ? null : `${number(offer.discount_percent)}%`,
			price: offer.price === null ? null : money(offer.price, currency),
			property: recordLink(request, 'property', offer.property),
			compound: recordLink(request, 'project', offer.project),
			developer: recordLink(request, 'developer', offer.developer),
		};
	});
	return {
		head: head({ title: content.title, description: content.summary, path: '/offers' }),
		content,
		count: t('records.offerCount', { count: offers.length }),
		offers,
	};
}

export { pageMeta as meta } from '../head.ts';

type OfferData = Route.ComponentProps['loaderData']['offers'][number];

export default function Offers({ loaderData: { content, count, offers } }: Route.ComponentProps) {
	return (
		<RecordsPage content={content} count={count} isEmpty={!offers.length}>
			<ul className="grid gap-8">
				{offers.map((offer) => (
					<li key={offer.id} id={`offer-${offer.id}`} className="grid gap-5 md:grid-cols-[320px_1fr] md:gap-8">
						<Photo file={offer.photo} sizes="(min-width: 768px) 320px, 100vw" className="aspect-[3/2] w-full rounded-lg object-cover" />
						<Offer offer={offer} />
					</li>
				))}
			</ul>
		</RecordsPage>
	);
}

function Offer({ offer }: { offer: OfferData }) {
	const t = useTranslations();
	const { name, until, summary, description, discount, price, property, compound, developer } = offer;
	return (
		<article className="grid content-start gap-3">
			<p>
				<Badge color="pn-red" variant="soft">
					{until}
				</Badge>
			</p>
			<h3 className="text-xl">{name}</h3>
			{summary && <p className="max-w-[66ch] text-neutral-700">{summary}</p>}
			<Facts
				items={[
					{ label: t('records.discount'), value: discount && <bdi>{discount}</bdi> },
					{ label: t('property.price'), value: price && <Money value={price} /> },
					{ label: t('records.property'), value: property && <TextLink link={property} /> },
					{ label: t('property.compound'), value: compound && <TextLink link={compound} /> },
					{ label: t('records.developer'), value: developer && <TextLink link={developer} /> },
				]}
			/>
			{description && (
				<Accordion>
					<AccordionItem title={t('records.offerTerms')}>
						<Prose html={description} />
					</AccordionItem>
				</Accordion>
			)}
		</article>
	);
}
