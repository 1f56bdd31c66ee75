import { AlertsForm } from '#app/parts/alerts/alerts-form.tsx';
import type { AlertsFormData } from '#app/parts/alerts/alerts-form-data.ts';
import type { AlertsData } from './alerts-data.ts';

export default function AlertsView({ data: { title, lead, subject }, form }: { data: AlertsData; form: AlertsFormData }) {
	return (
		<div className="wrap py-11 md:py-16">
			<div className="max-w-[640px]">
				<h1 className="text-3xl">{title}</h1>
				<p className="mt-3 text-lg text-neutral-700">{lead}</p>
				{subject && (
					<p className="mt-6 rounded-md bg-pn-blue-50 px-5 py-4 font-med text-pn-blue-800">
						<a href={subject.to} className="underline-offset-3 wrap-anywhere hover:underline">
							<bdi>{subject.text}</bdi>
						</a>
					</p>
				)}
				<div className="mt-6 rounded-xl border border-line bg-surface p-6 shadow-1 max-md:p-5">
					<AlertsForm data={form} />
				</div>
			</div>
		</div>
	);
}
