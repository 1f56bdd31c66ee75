import plus from 'icon:pn/plus';
import scales from 'icon:tabler/scale';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { CompareData } from './compare-data.ts';

export function AddHome({ data: { title, text, homes, more }, isFirst }: { data: NonNullable<CompareData['add']>; isFirst: boolean }) {
	return (
		<section
			className={`rounded-xl bg-stone px-6 print:hidden ${isFirst ? 'mt-6 grid justify-items-center py-14 text-center' : 'mt-8 py-5 max-md:px-5'}`}
		>
			{isFirst && (
				<span aria-hidden="true" className="house-window mb-4 grid size-24 place-items-center bg-surface pt-4 text-4xl text-action">
					<Icon icon={scales} />
				</span>
			)}
			<h2 className={isFirst ? 'text-xl' : 'text-lg'}>{title}</h2>
			<p className="mt-1 text-ink-2 text-sm">{text}</p>
			<ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
				{homes.map(({ id, to, name, price }) => (
					<li key={id} className="max-w-full">
						<a
							href={to}
							className="flex min-h-11 items-center gap-2 rounded-lg border border-line-strong bg-surface px-3.5 py-1.5 text-sm leading-snug hover:border-action"
						>
							<Icon icon={plus} className="text-pn-blue-700" />
							<span className="min-w-0">
								<span className="block truncate font-med">{name}</span>
								<bdi className="block text-ink-2 text-xs tracking-num">{price}</bdi>
							</span>
						</a>
					</li>
				))}
			</ul>
			<a href={more.to} className={button({ variant: 'outline', className: 'mt-4' })}>
				{more.text}
			</a>
		</section>
	);
}
