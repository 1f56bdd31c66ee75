import clock from 'icon:pn/clock';
import { Icon } from '#app/ui/icon.tsx';
import { Lattice } from '#app/ui/lattice.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Face } from '../contact/face.tsx';
import type { AskedSubject as Data } from './asked-subject-data.ts';

/** Home, price and agent beside a form; one line above it on a phone. `isHeading`: it is the page's h1. */
export function AskedSubject({ data, isHeading = false }: { data: Data; isHeading?: boolean }) {
	const { name, to, reference, place, photo, price, contact } = data;
	const Name = isHeading ? 'h1' : 'p';
	return (
		<div className="relative isolate flex flex-col bg-brand text-white max-md:bg-surface max-md:text-ink">
			<Lattice className="opacity-10 [mask-image:linear-gradient(transparent_40%,#000)] max-md:hidden" />
			<div className="max-md:grid max-md:grid-cols-[68px_minmax(0,1fr)] max-md:items-center max-md:gap-3 max-md:px-5">
				{photo && (
					<Photo
						file={photo}
						sizes="(min-width: 768px) 340px, 68px"
						widest={768}
						priority
						className="h-52 w-full object-cover max-md:h-13 max-md:rounded-sm"
					/>
				)}
				<div className="px-6 pt-5 max-md:px-0 max-md:pt-0">
					<Name className="font-semi text-lg leading-line wrap-anywhere max-md:line-clamp-2 max-md:text-sm">
						{isHeading && to ? (
							<a href={to} className="underline-offset-3 hover:underline">
								{name}
							</a>
						) : (
							name
						)}
					</Name>
					<p className="text-on-brand-2 text-sm max-md:text-ink-2 max-md:text-xs">
						{price && (
							<bdi className="me-2 font-bold max-md:text-brand md:mt-2.5 md:block md:text-2xl md:text-white md:leading-body">{price}</bdi>
						)}
						{place && <span className="me-2 max-md:hidden">{place}</span>}
						{reference && (
							<bdi dir="ltr" className="whitespace-nowrap">
								{reference}
							</bdi>
						)}
					</p>
				</div>
			</div>
			<div className="mt-auto flex items-center gap-3.5 px-6 py-5 leading-body max-md:px-5 max-md:pt-3 max-md:pb-0">
				<Face data={contact} size="size-11 text-sm" />
				<div className="min-w-0 wrap-anywhere">
					<p className="font-semi">{contact.name}</p>
					<p className="text-on-brand-2 text-xs max-md:text-ink-2">{contact.line}</p>
					{contact.reply && (
						<p className="flex items-center gap-1.5 font-med text-success-100 text-xs max-md:text-success-700">
							<Icon icon={clock} className="size-3.5" />
							{contact.reply}
						</p>
					)}
					{contact.phone && (
						<p className="text-on-brand-2 text-xs max-md:text-ink-2">
							<bdi dir="ltr">{contact.phone}</bdi>
						</p>
					)}
				</div>
			</div>
		</div>
	);
}
