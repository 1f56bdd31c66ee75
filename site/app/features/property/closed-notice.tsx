import clock from 'icon:pn/clock';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ClosedData } from './closed-data.ts';

export function ClosedNotice({ data: { title, text, alert, ask } }: { data: ClosedData }) {
	return (
		<div role="note" className="mb-5 rounded-lg bg-warning-50 px-5 py-4 text-warning-800">
			<div className="flex gap-3">
				<Icon icon={clock} className="mt-0.5" />
				<p>
					<b className="block">{title}</b>
					<span className="text-sm">{text}</span>
				</p>
			</div>
			<p className="mt-3 flex flex-wrap gap-2">
				<a href={alert.to} rel="nofollow" className={button()}>
					{alert.text}
				</a>
				<a href={ask.to} className={button({ variant: 'outline' })}>
					{ask.text}
				</a>
			</p>
		</div>
	);
}
