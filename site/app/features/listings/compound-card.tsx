import pin from 'icon:pn/pin';
import { useTranslations } from '../../i18n/use-translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Money } from '../records/money.tsx';
import type { CompoundCardData } from './card-data.ts';

export function CompoundCard({ card }: { card: CompoundCardData }) {
	const t = useTranslations('money');
	return (
		<article className="group relative">
			<div className="relative aspect-[4/3] overflow-hidden rounded-lg">
				<Photo
					file={card.photo}
					sizes="(min-width: 1280px) 285px, (min-width: 640px) 50vw, 100vw"
					className="size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
				{card.developer && (
					<span className="absolute bottom-2.5 start-2.5 rounded-full bg-white px-3 py-1 text-2xs font-semi leading-[1.4]">
						{card.developer}
					</span>
				)}
			</div>
			<div className="pt-3">
				<h3 className="text-lg">
					<a href={card.to} className="after:absolute after:inset-0 group-hover:text-action">
						{card.title}
					</a>
				</h3>
				<p className="flex items-center gap-1.5 text-sm leading-[1.5] text-ink-2">
					<Icon icon={pin} className="size-[15px] text-neutral-500" />
					<span className="truncate">{card.place}</span>
				</p>
				{card.from && (
					<p className="mt-2 flex items-baseline gap-2 text-xs text-ink-2">
						{t('from')}
						<Money value={card.from} className="text-[20px] font-bold text-ink" />
					</p>
				)}
				<p className="text-xs text-ink-2">{card.facts.join(' · ')}</p>
			</div>
		</article>
	);
}
