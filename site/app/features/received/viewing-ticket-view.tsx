import { Code } from '#app/ui/code.tsx';
import { Lattice } from '#app/ui/lattice.tsx';
import type { Ticket } from './viewing-ticket.ts';

export function ViewingTicket({ data: { label, date, day, time, facts, isCancelled } }: { data: Ticket }) {
	const struck = isCancelled ? 'line-through' : '';
	return (
		<section aria-label={label} className="mt-8 overflow-hidden rounded-xl bg-stone">
			<div className={`relative isolate flex items-center gap-4 px-6 py-4 text-white ${isCancelled ? 'bg-neutral-700' : 'bg-brand'}`}>
				<Lattice className="opacity-10 [mask:linear-gradient(var(--inline-angle),transparent_30%,#000)]" />
				<span aria-hidden="true" className={`font-semi text-4xl leading-none tracking-num ${isCancelled ? struck : 'text-sun-300'}`}>
					{date}
				</span>
				<p className={struck}>
					<b className="block text-md leading-body">{day}</b>
					<span className={isCancelled ? '' : 'text-on-brand-2'}>{time}</span>
				</p>
			</div>
			<dl className="px-6 py-3 text-sm">
				{facts.map(({ label, value, number, map }) => (
					<div key={label} className="flex justify-between gap-4 border-neutral-300 border-dashed py-2 not-first:border-t">
						<dt className="shrink-0 text-ink-2">{label}</dt>
						<dd className="text-end font-med wrap-anywhere">
							{value}
							{number && (
								<>
									{'\u00a0· '}
									<Code>{number}</Code>
								</>
							)}
							{map && (
								<a
									href={map.href}
									target="_blank"
									rel="noopener"
									className="flex min-h-11 items-center justify-end font-semi text-action hover:underline"
								>
									{map.text}
								</a>
							)}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
