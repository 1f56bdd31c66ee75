import plus from 'icon:pn/plus';
import { Lead } from '#app/parts/page/lead.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Lattice } from '#app/ui/lattice.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { BlockData } from './home-page-data.ts';

export function SellCall({ data: { title, html, action, process, photo } }: { data: BlockData<'sell_call'> }) {
	return (
		<div className="on-brand relative isolate grid overflow-hidden rounded-xl bg-brand text-white lg:min-h-[400px] lg:grid-cols-[minmax(0,1fr)_384px]">
			<Lattice className="opacity-8 [mask:linear-gradient(var(--inline-angle),transparent,#000)]" />
			<div className="self-center px-6 pt-8 pb-2 lg:p-14 lg:pe-4">
				<h2 className="max-w-[20em] text-3xl">{title}</h2>
				<Lead html={html} className="mt-3 mb-6 max-w-[60ch] text-md text-on-brand-2" />
				<p className="flex flex-wrap gap-3">
					<a href={action.to} className={button({ color: 'sun', size: 'lg', className: 'max-md:w-full' })}>
						<Icon icon={plus} />
						{action.text}
					</a>
					<a href={process.to} className={button({ color: 'sun', variant: 'outline', size: 'lg', className: 'max-md:w-full' })}>
						{process.text}
					</a>
				</p>
			</div>
			<div className="relative h-[220px] lg:h-auto">
				<div className="house-window absolute inset-x-6 top-3 -bottom-5 lg:start-2 lg:end-11 lg:top-8 lg:-bottom-[30px]">
					<Photo file={photo} widest={1536} sizes="(min-width: 1024px) 480px, 100vw" className="size-full object-cover object-[46%_50%]" />
				</div>
			</div>
		</div>
	);
}
