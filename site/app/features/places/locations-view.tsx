import { Blocks } from '#app/parts/blocks/blocks.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { TextLink } from '#app/parts/prose/text-link.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { LocationsData } from './locations-data.ts';

export default function LocationsView({ data: { content, count, locations } }: { data: LocationsData }) {
	const [intro] = content.blocks[0]?.type === 'rich_text' ? content.blocks : [];
	return (
		<ListPage crumbs={[{ to: null, text: content.title }]} title={content.title} count={count} intro={intro && <Prose html={intro.html} />}>
			<ul className="grid gap-6 md:grid-cols-2">
				{locations.map((location) => (
					<li key={location.id} className="md:last:odd:col-span-2">
						<LocationCard location={location} />
					</li>
				))}
			</ul>
			<Blocks blocks={intro ? content.blocks.slice(1) : content.blocks} />
		</ListPage>
	);
}

function LocationCard({ location: { to, photo, name, summary, facts, areas } }: { location: LocationsData['locations'][number] }) {
	return (
		<article className="grid h-full content-start overflow-hidden rounded-xl border border-line">
			<div className="group relative isolate grid h-[220px] content-end overflow-hidden text-white">
				<Photo
					file={photo}
					sizes="(min-width: 1280px) 590px, (min-width: 768px) 50vw, 320px"
					className="absolute inset-0 -z-10 size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
				<div className="on-photo px-5 pb-4">
					<h3 className="text-2xl">
						<a href={to} className="after:absolute after:inset-0">
							{name}
						</a>
					</h3>
					{facts.map((fact) => (
						<p key={fact} className="text-balance text-sm">
							{fact}
						</p>
					))}
				</div>
			</div>
			<div className="grid gap-2 p-5">
				{summary && <p className="text-neutral-700 text-sm">{summary}</p>}
				<ul className="flex flex-wrap gap-x-4 text-sm">
					{areas.map((area) => (
						<li key={area.to}>
							<TextLink link={area} />
						</li>
					))}
				</ul>
			</div>
		</article>
	);
}
