import { PriceBlock } from '#app/parts/listings/price-block.tsx';
import { Facts } from '#app/parts/records/facts.tsx';
import { Brand } from '#app/ui/brand.tsx';
import { Code } from '#app/ui/code.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { Brochure as BrochureData } from './brochure-data.ts';

/** The logo is made for brand backgrounds; on paper its colours are swapped. */
const onPaper = '[&_.fill-brand]:fill-white [&_.fill-white]:fill-brand [&_.text-sun-300]:text-ink-2';

/** Hidden on screen; `styles/print.css` lays it out on one A4 page. */
export function Brochure({ data }: { data: BrochureData }) {
	const { heading, price, facts, plans, amenities, photos, reference } = data;
	return (
		<article className="brochure hidden print:flex">
			<header className="flex items-center justify-between border-line-strong border-b pb-3">
				<div className={onPaper}>
					<Brand home={data.home} size="size-12" />
				</div>
				<p className="text-end text-xs leading-line">
					{reference.label}{' '}
					<b>
						<Code>{reference.text}</Code>
					</b>
					<span className="block text-ink-2">{data.labels.printed}</span>
				</p>
			</header>
			{photos.length > 0 && (
				<div className={`grid min-h-0 grow basis-0 gap-2 ${photos.length > 1 ? 'grid-cols-[2fr_1fr] grid-rows-2' : ''}`}>
					{photos.map((photo, index) => (
						<Photo
							key={photo.id}
							file={photo}
							sizes={index === 0 ? '640px' : '320px'}
							widest={1280}
							className={`size-full min-h-0 rounded-md object-cover ${index === 0 ? 'row-span-2' : ''}`}
						/>
					))}
				</div>
			)}
			<div className="leading-line">
				<p className="text-xs font-semi text-pn-blue-700">{heading.kicker}</p>
				<p className="line-clamp-2 text-2xl font-display tracking-head rtl:leading-body">{heading.name}</p>
				<p className="line-clamp-1 text-ink-2 text-sm">{heading.place}</p>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)_84mm] gap-6">
				<div className="min-w-0">
					<div className="[&_dl]:grid-cols-2 [&_dl]:gap-x-5 [&_dl>div]:gap-2 [&_dl>div]:py-1 [&_dl>div]:text-xs">
						<Facts items={facts.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))} />
					</div>
					{plans && <Plans plans={plans} />}
					{amenities && <p className="mt-4 line-clamp-3 text-ink-2 text-xs">{amenities}</p>}
				</div>
				<PriceBlock data={price} />
			</div>
			<Foot data={data} />
		</article>
	);
}

function Plans({ plans: { title, labels, rows, cash } }: { plans: NonNullable<BrochureData['plans']> }) {
	return (
		<table className="mt-5 w-full text-xs">
			<caption className="mb-1 text-start font-semi text-sm">{title}</caption>
			<thead>
				<tr className="border-line-strong border-b text-ink-2">
					{[labels.down, labels.years, labels.monthly].map((word) => (
						<th key={word} scope="col" className="py-1 text-start font-body last:text-end">
							{word}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ id, down, years, monthly }) => (
					<tr key={id} className="border-line border-b">
						<td className="py-1">
							<bdi dir="ltr">{down}</bdi>
						</td>
						<td className="py-1">{years}</td>
						<td className="py-1 text-end font-semi">{monthly}</td>
					</tr>
				))}
				{cash && (
					<tr className="border-line border-b">
						<td colSpan={2} className="py-1">
							{cash.label}
						</td>
						<td className="py-1 text-end font-semi">{cash.amount}</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}

function Foot({ data: { contact, code, url, labels } }: { data: BrochureData }) {
	return (
		<footer className="flex items-center justify-between gap-6 rounded-xl bg-stone px-6 py-4 leading-line">
			<div className="min-w-0">
				<b className="line-clamp-1 text-md">{contact.name}</b>
				<p className="line-clamp-1 text-ink-2 text-xs">{contact.line}</p>
				<p className="mt-1 flex flex-wrap gap-x-5 font-semi text-sm">
					{contact.phone && <bdi dir="ltr">{contact.phone}</bdi>}
					{contact.address && <bdi>{contact.address}</bdi>}
				</p>
			</div>
			<div className="flex shrink-0 items-center gap-4 text-end text-xs">
				<p>
					<b className="block">{labels.scan}</b>
					<bdi dir="ltr" className="text-ink-2">
						{url}
					</bdi>
				</p>
				<svg
					viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
					className="size-24 rounded-sm bg-white"
					shapeRendering="crispEdges"
					aria-hidden="true"
				>
					<path d={code.path} stroke="#000" />
				</svg>
			</div>
		</footer>
	);
}
