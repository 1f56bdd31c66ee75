import calendar from 'icon:pn/cal';
import pin from 'icon:pn/pin';
import spark from 'icon:pn/spark';
import { Badge } from '#app/ui/badge.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Lattice } from '#app/ui/lattice.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Money } from '../listings/money.tsx';
import type { LaunchCardData, LaunchFact } from './launch-cards.ts';

/** `tall`: in lists; `beside`: with its picture at the side; `lead`: the next launch, on a brand background. */
export type LaunchCardVariant = 'tall' | 'beside' | 'lead';

const frame: Record<LaunchCardVariant, string> = {
	tall: 'grid-rows-[1fr_auto] bg-surface shadow-1',
	beside: 'grid-rows-[auto_1fr] bg-surface shadow-1 md:grid-cols-[200px_minmax(0,1fr)] md:grid-rows-none',
	lead: 'on-brand grid-rows-[auto_1fr] bg-brand text-white md:grid-rows-[1fr_auto]',
};
const picture: Record<LaunchCardVariant, string> = {
	tall: 'min-h-48',
	beside: 'max-md:h-[170px]',
	lead: 'max-md:h-[170px] md:min-h-[250px]',
};
const sizes: Record<LaunchCardVariant, string> = {
	tall: '(min-width: 1024px) 390px, (min-width: 640px) 50vw, 320px',
	beside: '(min-width: 768px) 390px, 320px',
	lead: '(min-width: 1280px) 650px, (min-width: 768px) 100vw, 320px',
};

export function LaunchCard({ card, variant = 'tall' }: { card: LaunchCardData; variant?: LaunchCardVariant }) {
	const isLead = variant === 'lead';
	const quiet = isLead ? 'text-on-brand-2' : 'text-ink-2';
	return (
		<article className={`group relative grid h-full overflow-hidden rounded-lg ${frame[variant]}`}>
			<div className={`relative overflow-hidden ${picture[variant]}`}>
				<Photo
					file={card.photo}
					widest={1536}
					sizes={sizes[variant]}
					className="absolute inset-0 size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
				<Badge color={card.badge.isPast ? 'neutral' : 'sun'} className="absolute start-3 top-3">
					{!card.badge.isPast && <Icon icon={spark} className="size-3.5" />}
					{card.badge.text}
				</Badge>
				{card.countdown && <Countdown {...card.countdown} isLarge={isLead} />}
			</div>
			<div
				className={`@container relative isolate flex min-w-0 flex-col ${isLead ? 'px-4.5 py-4 md:px-6 md:py-6' : 'px-4.5 py-4 md:px-5'}`}
			>
				{isLead && <Lattice className="opacity-9 [mask:linear-gradient(var(--inline-angle),transparent_30%,#000)]" />}
				{card.developer && <p className={`text-xs font-semi leading-line ${isLead ? 'text-sun-300' : 'text-action'}`}>{card.developer}</p>}
				<h3 className={`text-xl leading-head ${isLead ? 'md:text-2xl md:leading-head' : ''}`}>
					<a href={card.to} className="after:absolute after:inset-0">
						{card.title}
					</a>
				</h3>
				<p className={`flex items-center gap-1.5 text-sm leading-line ${quiet}`}>
					<Icon icon={pin} className={`size-4 ${isLead ? '' : 'text-neutral-500'}`} />
					<span>{card.place}</span>
				</p>
				<Facts facts={card.facts} isLead={isLead} />
				<div
					className={`mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-3 border-t border-dashed pt-3 max-md:flex-col max-md:items-stretch @max-[19rem]:flex-col @max-[19rem]:items-stretch ${isLead ? 'border-white/25' : 'border-line-strong'}`}
				>
					<p className={`flex items-center gap-2 text-xs leading-line ${quiet}`}>
						<Icon icon={calendar} />
						<span>
							{card.opens.label}{' '}
							<b className={`whitespace-nowrap text-sm md:block ${isLead ? 'text-white' : 'text-ink'}`}>{card.opens.text}</b>
						</span>
					</p>
					<a
						href={card.actionTo}
						aria-label={`${card.action}: ${card.title}`}
						className={`relative z-10 whitespace-nowrap ${button(isLead ? { color: 'sun' } : { variant: 'outline', className: 'px-[13px]! text-sm!' })}`}
					>
						{card.action}
					</a>
				</div>
			</div>
		</article>
	);
}

function Countdown({ big, small, isLarge }: { big: string; small: string; isLarge: boolean }) {
	return (
		<p className="on-photo absolute inset-x-0 bottom-0 flex flex-wrap items-baseline gap-x-2 px-4 pb-2 leading-none text-white">
			<b className={`font-med tracking-num text-sun-200 ${isLarge ? 'text-4xl md:text-[68px]' : 'text-4xl'}`}>{big}</b>
			<span className={isLarge ? 'text-sm md:text-md' : 'text-xs'}>{small}</span>
		</p>
	);
}

/** Side by side where all fit, else one below the other: none is alone in its row. */
function Facts({ facts, isLead }: { facts: LaunchFact[]; isLead: boolean }) {
	return (
		<dl className="my-3 @[27rem]:flex gap-x-9 gap-y-2 flex-wrap">
			{facts.map((fact) => (
				<div key={fact.label} className="flex @[27rem]:block items-baseline justify-between gap-x-3">
					<dt className={`text-2xs leading-line ${isLead ? 'text-on-brand-2' : 'text-ink-2'}`}>{fact.label}</dt>
					<dd
						className={`text-end @[27rem]:text-start font-semi leading-line ${'money' in fact ? '' : 'text-sm'} ${isLead ? 'md:text-lg' : ''}`}
					>
						{'money' in fact ? <Money value={fact.money} /> : <bdi>{fact.text}</bdi>}
						{'converted' in fact && fact.converted && (
							<small className={`block font-body text-2xs ${isLead ? 'text-on-brand-2' : 'text-ink-2'}`}>{fact.converted}</small>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
