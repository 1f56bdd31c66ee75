import { button } from '#app/ui/button-variants.ts';
import { ConsentField, EmailField, MessageField, SelectField, TextField } from '../forms/form-fields.tsx';
import { FormFrame, SendButton } from '../forms/form-frame.tsx';
import { formIsland } from '../forms/form-island.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import type { ApplyFormData } from './apply-form-data.ts';
import { CvField } from './cv-field.tsx';

const rules = { schema: async () => (await import('./schema.ts')).applicationSchema };

export default function Application({ data }: { data: ApplyFormData }) {
	const { title, lead, frame } = data;
	return (
		<section aria-labelledby="apply-title" className="rounded-xl border border-line bg-surface p-6 shadow-1 max-md:p-5 print:hidden">
			<h2 id="apply-title" className="text-xl">
				{title}
			</h2>
			<p className="mt-1 mb-5 text-ink-2">{lead}</p>
			<FormFrame data={frame} rules={rules} takesFiles className="scroll-mt-48">
				{/* Enter presses the first submit button, which must be the one that sends. */}
				<button type="submit" name="go" value="send" tabIndex={-1} aria-hidden="true" className="sr-only">
					{frame.send}
				</button>
				<div className="grid items-start gap-5 md:grid-cols-2">
					<TextField data={data.name} autoComplete="name" />
					<PhoneField data={data.phone} />
					<EmailField data={data.email} />
					<SelectField data={data.start} />
					<MessageField data={data.letter} rows={5} className="md:col-span-2" />
					<MessageField
						data={data.links}
						rows={2}
						dir="ltr"
						inputMode="url"
						autoCapitalize="none"
						spellCheck={false}
						className="md:col-span-2"
					/>
					<CvField data={data.cv} className="md:col-span-2" />
					<div className="md:col-span-2">
						<ConsentField data={data.consent} policies={data.frame.policies} />
					</div>
				</div>
				<SendButton data={frame} className={button({ size: 'lg', className: 'mt-4 max-sm:w-full' })} />
			</FormFrame>
		</section>
	);
}

export const ApplyForm = formIsland('apply', Application);
