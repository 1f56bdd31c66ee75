import { EmptyStreet } from '#app/parts/page/empty-street.tsx';
import { button } from '#app/ui/button-variants.ts';
import type { ChangeData } from './change-data.ts';
import { MoveForm } from './move-form.tsx';
import { ViewingTicket } from './viewing-ticket-view.tsx';

export default function ChangeView({ data: { title, lead, ticket, change, call, again } }: { data: ChangeData }) {
	return (
		<div className="wrap py-11 md:py-16">
			<div className="mx-auto max-w-160">
				{!ticket && <EmptyStreet className="mb-6" />}
				<h1 className="text-3xl">{title}</h1>
				<p className="mt-2 text-pretty text-ink-2 text-lg">{lead}</p>
				{ticket && <ViewingTicket data={ticket} />}
				{change && (
					<>
						<h2 className="mt-10 mb-4 text-xl">{change.title}</h2>
						<MoveForm data={change.form} />
						<form method="post" action={change.cancel.action} id="cancel" className="mt-10 scroll-mt-24 border-line border-t pt-8">
							<h2 className="text-xl">{change.cancel.title}</h2>
							<p className="mt-1 text-ink-2">{change.cancel.text}</p>
							<button
								type="submit"
								name="cancel"
								value="yes"
								className={button({ variant: 'outline', size: 'lg', className: 'mt-4 max-sm:w-full' })}
							>
								{change.cancel.button}
							</button>
						</form>
					</>
				)}
				{again && (
					<p className="mt-6 flex flex-wrap gap-3">
						<a href={again.href} className={button({ size: 'lg', className: 'max-sm:w-full' })}>
							{again.text}
						</a>
						{call && (
							<a href={call.href} className={button({ variant: 'outline', size: 'lg', className: 'max-sm:w-full' })}>
								{call.text}
							</a>
						)}
					</p>
				)}
			</div>
		</div>
	);
}
