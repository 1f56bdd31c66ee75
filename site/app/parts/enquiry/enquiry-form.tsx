import { formIsland } from '../forms/form-island.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import type { EnquiryFormData } from './enquiry-form-data.ts';

export default function Enquiry({ data }: { data: EnquiryFormData }) {
	const { asking, title, lead } = data;
	return (
		<section aria-labelledby="enquiry-title" className="rounded-xl border border-line bg-surface p-6 shadow-1 max-md:p-5 print:hidden">
			<h2 id="enquiry-title" className="text-xl">
				{title}
			</h2>
			<p className={`mt-1 text-ink-2 ${asking === 'interest' ? 'mb-3 text-sm' : 'mb-5'}`}>{lead}</p>
			<EnquiryFields data={data} />
		</section>
	);
}

export const EnquiryForm = formIsland('enquiry', Enquiry);
