import { StepList } from '#app/parts/blocks/step-list.tsx';
import { Lead } from '#app/parts/page/lead.tsx';
import type { BlockData } from './home-page-data.ts';

export function Steps({ data: { title, html, more, items } }: { data: BlockData<'steps'> }) {
	return (
		<div className="grid gap-6 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-12">
			<div>
				<h2 className="text-3xl">{title}</h2>
				<Lead html={html} className="mt-2.5 text-ink-2" />
				{more && (
					<a href={more.to} className="mt-2 inline-flex min-h-11 items-center font-semi text-action hover:underline">
						{more.text}
					</a>
				)}
			</div>
			<StepList items={items} />
		</div>
	);
}
