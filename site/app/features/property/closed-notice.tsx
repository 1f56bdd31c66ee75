import clock from 'icon:pn/clock';
import { Icon } from '#app/ui/icon.tsx';

export function ClosedNotice({ title, text }: { title: string; text: string }) {
	return (
		<div role="note" className="mb-5 flex gap-3 rounded-lg bg-warning-50 px-5 py-4 text-warning-800">
			<Icon icon={clock} className="mt-0.5" />
			<p>
				<b className="block">{title}</b>
				<span className="text-sm">{text}</span>
			</p>
		</div>
	);
}
