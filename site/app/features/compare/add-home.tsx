import plus from 'icon:pn/plus';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { CompareData } from './compare-data.ts';

export function AddHome({ data: { title, text, homes, more } }: { data: NonNullable<CompareData['add']> }) {
	return (
		<section className="mt-8 rounded-xl bg-stone px-6 py-5 max-md:px-5 print:hidden">
			<h2 className="text-lg">{title}</h2>
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
