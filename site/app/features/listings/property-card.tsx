import area from 'icon:pn/area';
import bath from 'icon:pn/bath';
import bed from 'icon:pn/bed';
import camera from 'icon:pn/camera';
import check from 'icon:pn/check';
import pin from 'icon:pn/pin';
import shield from 'icon:pn/shield';
import { useTranslations } from '../../i18n/use-translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Money } from '../records/money.tsx';
import type { Badge, PropertyCardData } from './card-data.ts';
import { FactStrip } from './fact-strip.tsx';

const badgeStyle: Record<Badge, string> = {
	exclusive: 'bg-brand text-white',
	offer: 'bg-pn-red-600 text-white',
	new: 'bg-white text-pn-blue-800',
	ready: 'bg-success-50 text-success-700',
};

/** Price, all-in, monthly, down payment and delivery, readable without a tap, and dated. The whole card is one link. */
export function PropertyCard({ card, priority = false }: { card: PropertyCardData; priority?: boolean }) {
	const t = useTranslations('property');
	return (
		<article className="group relative overflow-hidden rounded-lg border border-line bg-surface transition-[box-shadow,border-color] duration-200 hover:border-line-strong hover:shadow-2">
			<Picture card={card} priority={priority} />
			<div className="px-4 pb-3 pt-3.5">
				<div className="flex items-baseline justify-between gap-2 leading-[1.2]">
					<h3 className="leading-[1.2]">
						<a href={card.to} className="text-[23px] font-bold tracking-normal text-brand after:absolute after:inset-0">
							<span className="sr-only">{card.title}: </span>
							<Money value={card.price} />
							{card.period && <span className="ms-1.5 text-xs font-med text-ink-2">{card.period}</span>}
						</a>
					</h3>
					{card.earlierPrice && <s className="text-xs text-ink-2 decoration-pn-red-500">{card.earlierPrice}</s>}
				</div>
				<p className="mt-[5px] flex min-h-[22px] items-baseline gap-[7px] text-sm leading-[1.5]">
					{card.allIn && (
						<>
							<span className="rounded-[5px] bg-pn-blue-50 px-[7px] py-px text-2xs font-semi text-pn-blue-800">{t('allIn')}</span>
							<b className="text-[14px] tracking-num">{card.allIn.amount}</b>
						</>
					)}
				</p>
				<FactStrip facts={card.facts} />
				<ul className="flex items-center gap-[11px] whitespace-nowrap text-sm font-med leading-[1.5]">
					<li className="me-auto truncate">{card.type}</li>
					{card.bedrooms && <Spec icon={bed} label={t('bedrooms')} value={card.bedrooms} />}
					{card.bathrooms && <Spec icon={bath} label={t('bathrooms')} value={card.bathrooms} />}
					{card.area && <Spec icon={area} label={t('builtUp')} value={card.area} />}
				</ul>
				<p className="mt-[3px] flex items-center gap-1.5 text-sm leading-[1.5] text-ink-2">
					<Icon icon={pin} className="size-[15px] text-neutral-500" />
					<span className="truncate">{card.place}</span>
				</p>
				<p className="mt-2.5 flex justify-between gap-2 border-t border-line pt-[9px] text-2xs leading-[1.5] text-ink-2">
					<span className={`inline-flex items-center gap-[5px] whitespace-nowrap ${card.checked.isOld ? 'text-warning-700' : ''}`}>
						<Icon icon={check} className={`size-3.5 ${card.checked.isOld ? '' : 'text-success-600'}`} />
						{card.checked.text}
					</span>
					<bdi className="text-[11px] text-neutral-500">{card.reference}</bdi>
				</p>
			</div>
		</article>
	);
}

/** The corner at its top end, 56 px wide, is left to the heart. */
function Picture({ card, priority }: { card: PropertyCardData; priority: boolean }) {
	const t = useTranslations('property');
	return (
		<div className="relative aspect-[3/2] overflow-hidden">
			<Photo
				file={card.photo}
				priority={priority}
				widest={1024}
				sizes="(min-width: 1280px) 285px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 320px"
				className="size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
			/>
			{card.badges.length > 0 && (
				<ul className="absolute start-3 end-14 top-3 flex flex-wrap gap-1.5">
					{card.badges.map(({ kind, text }) => (
						<li
							key={kind}
							className={`inline-flex h-[26px] items-center gap-1 rounded-full px-2.5 text-xs font-semi leading-none [&:lang(ar)]:pb-[0.15em] ${badgeStyle[kind]}`}
						>
							{kind === 'exclusive' && <Icon icon={shield} className="size-[13px]" />}
							{text}
						</li>
					))}
				</ul>
			)}
			{card.photoCount > 0 && (
				<span className="absolute end-2.5 bottom-2.5 inline-flex h-6 items-center gap-1 rounded-full bg-brand-deep/72 px-2 text-[11.5px] leading-none text-white">
					<Icon icon={camera} className="size-[13px]" />
					<span aria-hidden="true">{card.photoCount}</span>
					<span className="sr-only">{t('photoCount', { count: card.photoCount })}</span>
				</span>
			)}
		</div>
	);
}

function Spec({ icon, label, value }: { icon: typeof bed; label: string; value: string }) {
	return (
		<li className="flex items-center gap-1">
			<Icon icon={icon} label={label} className="size-4 text-neutral-500" />
			{value}
		</li>
	);
}
