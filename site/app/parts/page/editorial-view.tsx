import { Blocks } from '#app/parts/blocks/blocks.tsx';
import type { PageContent } from '#app/parts/page/page-content.ts';
import { Crumbs } from '#app/ui/crumbs.tsx';
import { Lattice } from '#app/ui/lattice.tsx';

/** A page that consists only of editors' blocks. */
export default function EditorialView({ data: { title, summary, blocks } }: { data: PageContent }) {
	return (
		<>
			<Opening title={title} summary={summary} />
			<div className="wrap py-6">
				<Blocks blocks={blocks} />
			</div>
		</>
	);
}

export function Opening({ title, summary }: { title: string; summary: string | null }) {
	return (
		<header className="on-brand relative isolate overflow-hidden bg-brand text-white">
			<Lattice as="div" className="opacity-[0.085] [mask:linear-gradient(var(--inline-angle),transparent_12%,#000_78%)]" />
			<div className="wrap pt-5 pb-11 md:pb-14">
				<Crumbs crumbs={[{ to: null, text: title }]} onBrand />
				<h1 className="mt-4 text-4xl tracking-display md:text-5xl">{title}</h1>
				{summary && <p className="mt-4 max-w-[60ch] text-pretty text-lg text-on-brand-2">{summary}</p>}
			</div>
		</header>
	);
}
