import pin from 'icon:pn/pin';
import { AlertLink } from '#app/parts/alerts/alert-link.tsx';
import { ContactPanel } from '#app/parts/contact/contact-panel.tsx';
import { MainContactButton } from '#app/parts/contact/main-contact-button.tsx';
import { TourAndFilm } from '#app/parts/gallery/tour-and-film.tsx';
import { PriceBlock } from '#app/parts/listings/price-block.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { AmenityList } from '#app/parts/records/amenity-list.tsx';
import { Facts } from '#app/parts/records/facts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import type { Heading } from './heading-data.ts';
import { PriceHistory } from './price-history.tsx';
import type { PropertyPage } from './property-data.ts';
import { SimilarPanel } from './similar-panel.tsx';
import { SpecStrip } from './spec-strip.tsx';

/**
 * On a phone the price follows the name, and the agent follows the facts. Both are moved with `order`; `reading-flow` keeps tab order right
 * where browsers support it.
 */
export function Overview({ data }: { data: PropertyPage['top']['overview'] }) {
	const { heading, price, contact, closed, specs, about, facts, amenities, tourAndFilm, history, alert } = data;
	return (
		<div className="wrap flex flex-col gap-x-12 pt-4 pb-11 [reading-flow:flex-visual] lg:grid lg:grid-cols-[minmax(0,1fr)_384px] lg:grid-rows-[auto_1fr] lg:pt-7 lg:pb-16">
			<div className="lg:col-start-1">
				{closed && <ClosedNotice data={closed} />}
				<Title heading={heading} />
			</div>
			<aside
				data-beside-bar="whole"
				className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block lg:self-start lg:[@media(min-height:67rem)]:sticky lg:[@media(min-height:67rem)]:top-24"
			>
				<div className="mt-5 lg:mt-0">
					<PriceBlock data={price}>
						{contact && (
							<div className="px-6 pt-4 max-md:px-5">
								<MainContactButton data={contact.main} className="w-full text-md" />
							</div>
						)}
					</PriceBlock>
					{alert && <AlertLink data={alert} className="mt-1 px-6 max-md:px-5" />}
				</div>
				<div className={closed ? 'mt-4' : 'below-fold order-1 mt-8 lg:mt-4'}>
					{contact && <ContactPanel data={contact} />}
					{closed?.similar && <SimilarPanel data={closed.similar} />}
				</div>
			</aside>
			<div className="min-w-0 lg:col-start-1">
				<SpecStrip specs={specs} />
				<Block title={about.title}>
					<Prose html={about.html} under={2} />
				</Block>
				<Block title={facts.title}>
					<Facts
						items={facts.items.map(({ label, value, to }) => ({
							label,
							value: to ? (
								<a href={to} className="text-action underline underline-offset-3">
									<bdi>{value}</bdi>
								</a>
							) : (
								<bdi>{value}</bdi>
							),
						}))}
					/>
				</Block>
				{amenities.items.length > 0 && (
					<Block title={amenities.title}>
						<AmenityList amenities={amenities.items} />
					</Block>
				)}
				<TourAndFilm data={tourAndFilm} />
				{history && (
					<Block title={history.title}>
						<PriceHistory data={history} />
					</Block>
				)}
			</div>
		</div>
	);
}

function Title({ heading: { kicker, name, place, seeOnMap } }: { heading: Heading }) {
	return (
		<>
			<p className="text-xs font-semi leading-line text-pn-blue-700">{kicker}</p>
			<h1 className="mt-1.5 mb-2 text-3xl wrap-anywhere max-md:text-2xl">{name}</h1>
			<p className="flex gap-1.5 leading-line text-ink-2 max-md:text-sm">
				<Icon icon={pin} className="mt-[0.25em] size-4 text-neutral-500" />
				<span className="min-w-0 wrap-anywhere">
					{place}
					{'\u2002'}
					{seeOnMap && (
						<a href="#location" className="inline-block whitespace-nowrap font-med text-action underline underline-offset-3">
							{seeOnMap}
						</a>
					)}
				</span>
			</p>
		</>
	);
}

function Block({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<section className="below-fold pt-9 max-md:pt-7.5">
			<h2 className="mb-3 text-2xl">{title}</h2>
			{children}
		</section>
	);
}
