import { AlertsForm } from './alerts-form.tsx';
import type { NewsletterData } from './alerts-form-data.ts';

export function Newsletter({ data: { title, lead, form } }: { data: NewsletterData }) {
	return (
		<section
			aria-labelledby="newsletter-title"
			className="mt-8 grid gap-x-12 gap-y-4 rounded-xl bg-stone p-6 md:grid-cols-2 md:p-8 print:hidden"
		>
			<div>
				<h2 id="newsletter-title" className="text-2xl">
					{title}
				</h2>
				<p className="mt-1 max-w-[46ch] text-pretty text-ink-2">{lead}</p>
			</div>
			<AlertsForm data={form} />
		</section>
	);
}
