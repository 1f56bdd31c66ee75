import { button } from '#app/ui/button-variants.ts';
import type { EmptyData } from './empty-data.ts';
import { EmptyStreet } from './empty-street.tsx';

export function EmptyState({ data: { title, text, links } }: { data: EmptyData }) {
	return (
		<section className="grid justify-items-center gap-3 rounded-xl bg-stone px-6 pt-10 pb-14 text-center">
			<EmptyStreet />
			<h2 className="mt-1 text-balance text-xl">{title}</h2>
			<p className="max-w-[46ch] text-pretty text-ink-2">{text}</p>
			<div className="mt-3 flex flex-wrap justify-center gap-3">
				{links.map(({ to, text: label }, index) => (
					<a key={to} href={to} className={button(index === 0 ? {} : { variant: 'outline' })}>
						{label}
					</a>
				))}
			</div>
		</section>
	);
}
