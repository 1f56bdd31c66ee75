import type { DeliveryRecordData } from './delivery-record-data.ts';

export function DeliveryRecord({ data: { title, columns, rows, note } }: { data: DeliveryRecordData }) {
	return (
		<>
			<table className="w-full text-sm">
				<caption className="sr-only">{title}</caption>
				<thead>
					<tr className="border-line border-b text-ink-2 text-xs">
						<th scope="col" className="py-2 pe-3 text-start font-body">
							{columns.compound}
						</th>
						<th scope="col" className="py-2 pe-3 text-start font-body">
							{columns.promised}
						</th>
						<th scope="col" className="py-2 text-start font-body">
							{columns.given}
						</th>
					</tr>
				</thead>
				<tbody className="[&>tr+tr]:border-t [&>tr]:border-line">
					{rows.map(({ id, to, name, promised, given, outcome, isLate }) => (
						<tr key={id}>
							<th scope="row" className="py-2.5 pe-3 text-start font-semi">
								<a href={to} className="inline-block py-1 text-action underline underline-offset-3">
									{name}
								</a>
							</th>
							<td className="py-2.5 pe-3">{promised}</td>
							<td className="py-2.5">
								{given}
								<span className={`block text-xs ${isLate ? 'text-warning-700' : 'text-success-700'}`}>{outcome}</span>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="mt-3 max-w-[70ch] text-ink-2 text-xs">{note}</p>
		</>
	);
}
