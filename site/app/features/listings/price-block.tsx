import check from 'icon:pn/check';
import { useTranslations } from '../../i18n/use-translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../records/money.tsx';
import type { PropertyCardData } from './card-data.ts';
import { FactStrip } from './property-card.tsx';

/** The whole price at a glance: what it is, what it is in all, how it is paid, and when it was checked. */
export function PriceBlock({ card }: { card: PropertyCardData }) {
	const t = useTranslations('property');
	return (
		<div className="overflow-hidden rounded-xl border border-line shadow-3 lg:sticky lg:top-24">
			<div className="bg-brand px-6 py-5 text-white [&_span]:text-inherit">
				<p className="text-xs text-on-brand-2">{t('price')}</p>
				<p className="text-[36px] font-bold leading-[1.25]">
					<Money value={card.price} />
				</p>
				{card.period && <p className="text-sm text-on-brand-2">{card.period}</p>}
			</div>
			<div className="px-4 pb-4 pt-1">
				{card.allIn && (
					<p className="flex items-baseline justify-between gap-3 px-2 pt-3 font-semi text-pn-blue-800">
						{t('allIn')}
						<Money value={card.allIn} className="text-xl font-bold" />
					</p>
				)}
				<FactStrip facts={card.facts} />
				<p className={`flex items-center gap-2 px-2 text-xs ${card.checked.isOld ? 'text-warning-700' : 'text-ink-2'}`}>
					<Icon icon={check} className={`size-4 ${card.checked.isOld ? '' : 'text-success-600'}`} />
					{card.checked.text}
				</p>
			</div>
		</div>
	);
}
