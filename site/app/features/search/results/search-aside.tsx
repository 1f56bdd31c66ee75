import type { SearchData } from '../search-data.ts';
import { SearchSave } from './search-save.tsx';

export default function SearchAside({ data: { save, title, basis, prices, alsoTitle, places } }: { data: SearchData['aside'] }) {
	return (
		<div className="grid items-start gap-5 md:grid-cols-[repeat(auto-fit,minmax(300px,1fr))] md:max-lg:grid-rows-[auto_1fr] md:max-lg:[&>:first-child:nth-last-child(3)]:row-span-2">
			{prices.length > 0 && (
				<section className="rounded-xl border border-line p-6">
					<h2 className="text-lg">{title}</h2>
					<p className="text-ink-2 text-xs">{basis}</p>
					{prices.map(({ title, basis, types }) => (
						<section key={title} className="mt-4">
							<h3 className="text-sm">{title}</h3>
							<p className="text-2xs text-ink-2">{basis}</p>
							<dl className="mt-1 text-sm [&>div+div]:border-t [&>div]:border-line">
								{types.map(({ type, median, count }) => (
									<div key={type} className="flex items-baseline justify-between gap-4 py-2">
										<dt>
											{type} <span className="text-2xs text-ink-2">{count}</span>
										</dt>
										<dd className="font-semi tracking-num">{median}</dd>
									</div>
								))}
							</dl>
						</section>
					))}
				</section>
			)}
			{places.length > 0 && (
				<section className="rounded-xl border border-line p-6">
					<h2 className="text-lg">{alsoTitle}</h2>
					<ul className="mt-2 text-sm [&>li+li]:border-t [&>li]:border-line">
						{places.map(({ name, count, from, to }) => (
							<li key={to}>
								<a href={to} className="group flex min-h-11 items-center gap-2">
									<span className="font-med group-hover:text-action group-hover:underline">{name}</span>
									<span className="text-ink-2 text-xs">{count}</span>
									<b className="ms-auto font-semi">{from}</b>
								</a>
							</li>
						))}
					</ul>
				</section>
			)}
			{save && <SearchSave data={save} />}
		</div>
	);
}
