import { Money } from '#app/parts/listings/money.tsx';
import type { History } from './price-history-data.ts';
import { HEIGHT, WIDTH } from './step-line.ts';

/** A chart and the same data as a table. Time runs in reading direction. */
export function PriceHistory({ data: { note, labels, rows, line } }: { data: History }) {
	return (
		<>
			<p className="mb-4 text-ink-2 text-sm">{note}</p>
			<div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
				<svg
					viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
					preserveAspectRatio="none"
					role="img"
					aria-label={line.text}
					className="h-full min-h-36 w-full rounded-lg bg-sand p-3 rtl:-scale-x-100"
				>
					<path d={`${line.path}V${HEIGHT}H0Z`} className="fill-pn-blue-100" />
					<path
						d={line.path}
						fill="none"
						className="stroke-pn-blue-600"
						strokeWidth="2.5"
						strokeLinejoin="round"
						vectorEffect="non-scaling-stroke"
					/>
				</svg>
				<table className="w-full text-sm">
					<thead>
						<tr className="border-line-strong border-b text-ink-2 text-xs">
							<Column text={labels.since} place="text-start" />
							<Column text={labels.price} place="text-end" />
							<Column text={labels.change} place="text-end" />
						</tr>
					</thead>
					<tbody>
						{rows.map(({ day, date, price, change }) => (
							<tr key={day} className="border-line border-b first:font-semi">
								<td className="py-2.5 pe-3">
									<time dateTime={day}>{date}</time>
								</td>
								<td className="py-2.5 text-end">
									<Money value={price} />
								</td>
								<td className={`py-2.5 ps-3 text-end ${change?.isLess ? 'text-success-700' : 'text-ink-2'}`}>
									<bdi dir="ltr">{change?.text}</bdi>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</>
	);
}

function Column({ text, place }: { text: string; place: string }) {
	return (
		<th scope="col" className={`pb-2 font-body ${place}`}>
			{text}
		</th>
	);
}
