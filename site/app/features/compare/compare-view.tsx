import { SendHomes } from '#app/parts/contact/send-homes.tsx';
import { Share } from '#app/parts/share/share.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Crumbs } from '#app/ui/crumbs.tsx';
import { AddHome } from './add-home.tsx';
import { CompareChart } from './compare-chart.tsx';
import type { CompareData } from './compare-data.ts';
import { CompareTable } from './compare-table.tsx';

export default function CompareView({ data }: { data: CompareData }) {
	const { title, lead, note, homes, chart, add, share, send } = data;
	return (
		<div className="wrap pt-5 pb-16 print:max-w-none print:px-0 print:py-0">
			<div className="print:hidden">
				<Crumbs crumbs={[{ to: null, text: title }]} />
			</div>
			<div className="mt-1 flex items-end justify-between gap-x-6">
				<div>
					<h1 className="text-3xl print:text-2xl">{title}</h1>
					<p className="mt-1 text-ink-2">{lead}</p>
				</div>
				<div className="flex shrink-0 items-center gap-2 print:hidden">
					{share && <Share data={share} />}
					{send && homes.length > 0 && (
						<a href={send.send.href} className={button({ className: 'max-md:hidden' })}>
							{send.send.text}
						</a>
					)}
				</div>
			</div>
			{note && (
				<p role="note" className="mt-4 rounded-lg bg-warning-50 px-5 py-3 text-sm text-warning-800">
					{note}
				</p>
			)}
			{homes.length > 0 && <CompareTable data={data} />}
			{add && <AddHome data={add} isFirst={homes.length === 0} />}
			{chart && <CompareChart data={chart} />}
			{send && <SendHomes data={send} />}
		</div>
	);
}
