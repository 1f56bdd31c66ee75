import { Accordion, AccordionItem } from '#app/ui/accordion.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { ConstructionData } from './construction-data.ts';

type Update = ConstructionData['newest'];

export function Construction({ data: { title, newest, earlier, earlierTitle, promise } }: { data: ConstructionData }) {
	return (
		<section id="construction" aria-labelledby="construction-title" className="below-fold">
			<h2 id="construction-title" className="mt-10 mb-3 text-2xl">
				{title}
			</h2>
			<Seen update={newest} />
			{promise && <p className="mt-3 text-ink-2 text-sm">{promise}</p>}
			{earlier.length > 0 && (
				<Accordion className="mt-4">
					<AccordionItem title={earlierTitle}>
						<div className="grid gap-6 text-ink">
							{earlier.map((update) => (
								<Seen key={update.id} update={update} />
							))}
						</div>
					</AccordionItem>
				</Accordion>
			)}
		</section>
	);
}

function Seen({ update: { percent, built, summary, photos } }: { update: Update }) {
	return (
		<div>
			<p className="font-semi">{built}</p>
			<div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-neutral-200">
				<div className="h-full rounded-full bg-action" style={{ inlineSize: `${percent}%` }} />
			</div>
			{summary && <p className="mt-2 max-w-[70ch] text-neutral-700">{summary}</p>}
			{photos.length > 0 && (
				<ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
					{photos.map((photo) => (
						<li key={photo.id}>
							<a href={photoAddress(photo, 2048)} className="block overflow-hidden rounded-md">
								<Photo
									file={{ ...photo, placeholder: null }}
									widest={768}
									sizes="(min-width: 1024px) 240px, 45vw"
									className="aspect-3/2 w-full object-cover"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
