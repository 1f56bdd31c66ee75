import { button } from '#app/ui/button-look.ts';
import { ChipsField, ConsentField, EmailField, MessageField, TextField } from '../forms/form-fields.tsx';
import { FormFrame, SendButton } from '../forms/form-frame.tsx';
import { formIsland } from '../forms/form-island.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import type { EnquiryFormData } from './enquiry-form-data.ts';

const rules = { schema: async () => (await import('./schema.ts')).enquirySchema };

/** Ask, arrange a viewing, or register interest. */
export default function Enquiry({ data }: { data: EnquiryFormData }) {
	const { title, lead, frame, time, viewing, instead } = data;
	return (
		<section aria-labelledby="enquiry-title" className="rounded-xl border border-line bg-surface p-6 shadow-1 max-md:p-5 print:hidden">
			<h2 id="enquiry-title" className="text-xl">
				{title}
			</h2>
			<p className="mt-1 mb-5 text-ink-2">{lead}</p>
			<FormFrame data={frame} rules={rules} className="scroll-mt-24">
				<div className="grid items-start gap-5 md:grid-cols-2">
					{viewing && (
						<>
							<ChipsField data={viewing.days} several className="md:col-span-2" />
							<ChipsField data={viewing.hours} several className="md:col-span-2" />
						</>
					)}
					<TextField data={data.name} autoComplete="name" className="md:col-span-2" />
					<PhoneField data={data.phone} />
					<EmailField data={data.email} />
					<ChipsField data={data.channel} />
					{time && <ChipsField data={time} />}
					<MessageField data={data.message} rows={3} className="md:col-span-2" />
					<div className="md:col-span-2">
						<ConsentField data={data.consent} policies={data.frame.policies} />
					</div>
				</div>
				<div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
					<SendButton data={frame} className={button({ size: 'lg', className: 'max-sm:w-full' })} />
					{instead && (
						<button
							type="submit"
							formNoValidate
							formAction={instead.action}
							name="instead"
							value={instead.intent}
							className="inline-flex min-h-11 cursor-pointer items-center font-semi text-action hover:underline"
						>
							{instead.text}
						</button>
					)}
				</div>
			</FormFrame>
		</section>
	);
}

export const EnquiryForm = formIsland('enquiry', Enquiry);
