import pin from 'icon:pn/pin';
import download from 'icon:tabler/file-download';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { TourAndFilm } from '#app/parts/gallery/tour-and-film.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { AmenityList } from '#app/parts/records/amenity-list.tsx';
import { DeliveryRecord } from '#app/parts/records/delivery-record.tsx';
import { DeveloperMark } from '#app/parts/records/developer-mark.tsx';
import { Facts } from '#app/parts/records/facts.tsx';
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Availability } from './availability.tsx';
import type { CompoundData } from './compound-data.ts';
import { CompoundPrice } from './compound-price.tsx';
import { Construction } from './construction.tsx';
import { MasterPlan } from './master-plan.tsx';

type Props = { data: CompoundData['story']; price: CompoundData['price']; availability: CompoundData['availability'] };

export default function CompoundStory({ data, price, availability }: Props) {
	const t = useTranslations();
	const { name, summary, description, place, developer, facts, amenities, tourAndFilm, masterPlan, construction, record, brochure } = data;
	return (
		<div className="wrap grid content-start gap-x-16 pt-6 pb-11 lg:grid-cols-[minmax(0,1fr)_384px] lg:grid-rows-[auto_1fr]">
			<header className="min-w-0">
				{developer && (
					<p className="font-semi text-action text-sm">
						<a href={developer.to} className="underline-offset-3 hover:underline">
							{developer.name}
						</a>
					</p>
				)}
				<h1 className="mt-1 text-balance text-3xl wrap-anywhere">{name}</h1>
				<p className="mt-2 flex items-center gap-1.5 text-ink-2">
					<Icon icon={pin} className="size-4 shrink-0" />
					{place}
				</p>
				{summary && <p className="mt-5 max-w-[70ch] text-pretty font-med text-lg">{summary}</p>}
			</header>
			<aside className="mt-6 grid gap-4 self-start lg:sticky lg:top-24 lg:row-span-2 lg:mt-0">
				<CompoundPrice price={price} />
				{brochure && (
					<a href={brochure} download className={button({ variant: 'outline', size: 'lg', className: 'w-full' })}>
						<Icon icon={download} />
						{t('compound.brochure')}
					</a>
				)}
			</aside>
			<div className="min-w-0">
				{availability && <Availability data={availability} />}
				{masterPlan && <MasterPlan plan={masterPlan} />}
				<h2 className="mt-10 mb-3 text-2xl">{t('records.about')}</h2>
				<Prose html={description} under={2} />
				<div className="mt-6">
					<Facts items={facts.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))} />
				</div>
				{amenities.length > 0 && (
					<>
						<h2 className="mt-10 mb-4 text-2xl">{t('property.amenities')}</h2>
						<AmenityList amenities={amenities} />
					</>
				)}
				<TourAndFilm data={tourAndFilm} />
				{construction && <Construction data={construction} />}
				{developer && <DeveloperCard developer={developer} record={record} />}
			</div>
		</div>
	);
}

type Developer = NonNullable<CompoundData['story']['developer']>;

function DeveloperCard({ developer, record }: { developer: Developer; record: CompoundData['story']['record'] }) {
	return (
		<div className="below-fold mt-10 rounded-lg bg-stone p-5">
			<div className="relative flex gap-4">
				<DeveloperMark logo={developer.logo} name={developer.name} />
				<div>
					<h2 className="font-semi text-md tracking-normal">
						<a href={developer.to} className="after:absolute after:inset-0 hover:text-action">
							{developer.name}
						</a>
					</h2>
					{developer.summary && <p className="text-neutral-700 text-sm">{developer.summary}</p>}
				</div>
			</div>
			{record && (
				<Accordion className="mt-4 border-b-0">
					<AccordionItem
						title={
							<span>
								{record.title}
								<span className="block font-body text-ink-2 text-sm">{record.summary}</span>
							</span>
						}
					>
						<div className="text-ink">
							<DeliveryRecord data={record} />
						</div>
					</AccordionItem>
				</Accordion>
			)}
		</div>
	);
}
