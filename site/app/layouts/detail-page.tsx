import type { ReactNode } from 'react';
import type { Photo as PhotoData } from '../../../content/reader.ts';
import { Photo } from '../ui/photo.tsx';
import { type Crumb, Crumbs } from './crumbs.tsx';

type Props = { crumbs: Crumb[]; title: string; lead?: ReactNode; photo?: PhotoData | null; children: ReactNode };

export function DetailPage({ crumbs, title, lead, photo, children }: Props) {
	return (
		<div className="wrap pb-16 pt-5">
			<Crumbs crumbs={crumbs} />
			<h1 className="mt-1 text-3xl">{title}</h1>
			{lead && <div className="mt-2 text-ink-2">{lead}</div>}
			{photo && (
				<div className="mt-6 aspect-[3/2] max-h-[520px] w-full overflow-hidden rounded-xl md:aspect-[21/9]">
					<Photo file={photo} priority sizes="(min-width: 1280px) 1200px, 100vw" className="size-full object-cover" />
				</div>
			)}
			{children}
		</div>
	);
}
