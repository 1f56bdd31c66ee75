import down from 'icon:pn/down';
import { Money } from '#app/parts/listings/money.tsx';
import { Code } from '#app/ui/code.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { AvailabilityData } from './availability-data.ts';

type Type = AvailabilityData['markets'][number]['types'][number];

export function Availability({ data: { title, empty, chosen, columns, markets } }: { data: AvailabilityData }) {
	return (
		<section id="homes" aria-labelledby="unit-types" className="below-fold mt-8 scroll-mt-24 [--below-fold-height:58rem]">
			<h2 id="unit-types" className="mb-3 text-2xl">
				{title}
			</h2>
			{chosen && (
				<p className="mb-3 flex flex-wrap items-center gap-x-4 rounded-md bg-pn-blue-50 px-4 py-1.5 text-sm">
					<span className="font-semi">{chosen.text}</span>
					<a href={chosen.all.to} className="inline-flex min-h-11 items-center text-action underline underline-offset-3">
						{chosen.all.text}
					</a>
				</p>
			)}
			{empty && <p className="rounded-lg bg-stone px-5 py-6">{empty}</p>}
			{markets.map(({ market, title: name, types }) => (
				<div key={market} className="border-line border-b">
					<h3 className="bg-stone px-3 py-2 font-med text-xs tracking-normal">{name}</h3>
					<div className="[&>details+details]:border-line [&>details+details]:border-t">
						{types.map((type) => (
							<UnitsOfType key={type.type} data={type} columns={columns} />
						))}
					</div>
				</div>
			))}
		</section>
	);
}

function UnitsOfType({ data, columns }: { data: Type; columns: AvailabilityData['columns'] }) {
	const { name, count, from, converted, sizes, isOpen, units, more } = data;
	return (
		<details open={isOpen} className="group/type">
			<summary className="grid list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-1 py-3 hover:bg-sand [&::-webkit-details-marker]:hidden">
				<span>
					<span className="font-semi">{name}</span>
					<span className="block text-ink-2 text-xs">
						{count}
						{sizes && (
							<>
								{' · '}
								<bdi>{sizes}</bdi>
							</>
						)}
					</span>
				</span>
				<span className="text-end text-sm">
					{units.length > 1 && <small className="block text-ink-2 text-xs">{columns.from}</small>}
					<Money value={from} className="font-semi" />
					{converted && <small className="block text-ink-2 text-xs">{converted}</small>}
				</span>
				<Icon icon={down} className="size-4 text-ink-2 transition-transform duration-200 group-open/type:rotate-180" />
			</summary>
			<table className="mb-1 w-full text-sm">
				<caption className="sr-only">{name}</caption>
				<thead>
					<tr className="text-ink-2 text-xs">
						<Heading text={columns.unit} />
						<Heading text={columns.size} />
						<Heading text={columns.floor} className="text-start max-sm:hidden" />
						<Heading text={columns.price} className="text-end" />
						<Heading text={columns.plan} className="text-end max-sm:hidden" />
					</tr>
				</thead>
				<tbody className="[&>tr]:border-line [&>tr]:border-t">
					{units.map((unit) => (
						<UnitRow key={unit.id} unit={unit} planWord={columns.plan} />
					))}
				</tbody>
			</table>
			<p className="px-1 pb-2">
				<a href={more.to} className="inline-flex min-h-11 items-center text-action text-sm underline underline-offset-3">
					{more.text}
				</a>
			</p>
		</details>
	);
}

const Heading = ({ text, className = 'text-start' }: { text: string; className?: string }) => (
	<th scope="col" className={`px-1 py-1 font-body ${className}`}>
		{text}
	</th>
);

type RowProps = { unit: Type['units'][number]; planWord: string };

/** On a phone the floor is below the size, and the plan below the price. */
function UnitRow({ unit: { to, name, reference, cluster, size, floor, onFloor, price, plan }, planWord }: RowProps) {
	const link = plan && (
		<a href={plan.href} aria-label={plan.label} className="inline-flex min-h-11 items-center px-1 text-action underline underline-offset-3">
			{planWord}
		</a>
	);
	return (
		<tr className="hover:bg-sand">
			<th scope="row" className="px-1 py-2 text-start font-semi">
				<a href={to} className="text-action hover:underline">
					{name}
					<span className="block font-body text-ink-2 text-xs">
						{reference && <Code>{reference}</Code>}
						{cluster && (
							<>
								<span className="max-sm:hidden"> · </span> {cluster}
							</>
						)}
					</span>
				</a>
			</th>
			<td className="px-1 py-2">
				{size && <bdi>{size}</bdi>}
				{onFloor && <span className="block text-ink-2 text-xs sm:hidden">{onFloor}</span>}
			</td>
			<td className="px-1 py-2 max-sm:hidden">{floor}</td>
			<td className="px-1 py-2 text-end">
				<Money value={price} />
				<span className="block sm:hidden">{link}</span>
			</td>
			<td className="ps-1 text-end max-sm:hidden">{link}</td>
		</tr>
	);
}
