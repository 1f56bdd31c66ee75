import check from 'icon:pn/check';
import tick from 'icon:pn/tick';
import { Lead } from '#app/parts/page/lead.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Finder } from './finder.tsx';
import type { HeadlinePart } from './headline.ts';
import type { HeroData } from './hero-data.ts';
import { PriceTag } from './price-tag.tsx';

/** The search box overlaps the next block. On a phone the picture is below it. */
export function Hero({ data: { headline, html, checked, promises, photo, priceTag, finder } }: { data: HeroData }) {
	return (
		<section className="relative bg-[linear-gradient(180deg,var(--color-pn-blue-900),#14307f_62%,var(--color-pn-blue-700))] text-white md:mb-28">
			<div
				aria-hidden="true"
				className="lattice absolute inset-0 opacity-[0.085] [mask:linear-gradient(var(--inline-angle),transparent_12%,#000_78%)] max-md:opacity-7 max-md:[mask:linear-gradient(transparent_4%,#000_40%)]"
			/>
			<div className="wrap relative flex flex-col md:grid md:grid-cols-[minmax(0,1fr)_340px] md:gap-x-8 xl:grid-cols-[minmax(0,1fr)_500px]">
				<div className="on-brand pb-5 pt-7 md:pb-[168px] md:pt-16">
					{checked && (
						<p className="mb-2.5 inline-flex items-center gap-2 font-med text-sm text-sun-200 md:mb-5">
							<Icon icon={check} className="text-sun-300" />
							{checked}
						</p>
					)}
					<Headline lines={headline} />
					<Lead html={html} className="mt-3 max-w-[46ch] text-md leading-body text-on-brand-2 rtl:mt-3.5 md:mt-5 md:text-lg" />
					<ul className="mt-3.5 flex flex-wrap gap-x-3 gap-y-1 font-med text-xs md:mt-6 md:gap-x-5 md:gap-y-1.5 md:text-sm">
						{promises.map((promise) => (
							<li key={promise} className="max-md:not-only:first:hidden flex items-center gap-1 md:gap-2">
								<Icon icon={tick} className="size-4 text-sun-300" />
								{promise}
							</li>
						))}
					</ul>
				</div>
				<Finder data={finder} />
				<House photo={photo} priceTag={priceTag} />
			</div>
		</section>
	);
}

function Headline({ lines }: { lines: HeadlinePart[][] }) {
	return (
		// Negative margin: the gable leaves room for one more line there.
		<h1 className="text-5xl leading-tight tracking-display md:text-4xl md:max-lg:-me-32 xl:text-5xl">
			{lines.map((line) => (
				<span key={line.map(({ text }) => text).join()} className="block">
					{line.map(({ text, isAccent }) =>
						isAccent ? (
							<em key={text} className="inline-block text-sun-300 not-italic">
								{text}
							</em>
						) : (
							text
						),
					)}{' '}
				</span>
			))}
		</h1>
	);
}

function House({ photo, priceTag }: Pick<HeroData, 'photo' | 'priceTag'>) {
	return (
		<div className="relative max-md:-mx-(--gutter) max-md:-mt-24 max-md:h-[270px] md:col-start-2 md:row-start-1 md:mt-6 md:h-100 md:self-end xl:h-[500px]">
			<svg
				viewBox="0 0 572 560"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="absolute -inset-x-[26px] top-0.5 hidden h-[558px] w-[calc(100%+52px)] overflow-visible fill-none stroke-[1.5] stroke-sun-300 opacity-75 [mask:linear-gradient(#000_45%,transparent_84%)] xl:block"
			>
				<path d="M270 8Q286-5 302 8L554 191Q571 204 571 226V560M1 560V226Q1 204 18 191L270 8" />
			</svg>
			<div className="absolute inset-0 max-md:[mask:linear-gradient(transparent_4%,#000_40%)] md:house-window md:inset-x-0 md:top-9 md:-bottom-[60px]">
				<Photo
					file={photo}
					priority
					sizes="(min-width: 1280px) 790px, (min-width: 768px) 640px, 80vw"
					widest={2048}
					className="size-full object-cover object-[46%_50%]"
				/>
			</div>
			{priceTag && <PriceTag tag={priceTag} />}
		</div>
	);
}
