import { button } from '#app/ui/button-look.ts';
import { ChipsField, EmailField, PolicyLinks } from '../forms/form-fields.tsx';
import { FormFrame, SendButton } from '../forms/form-frame.tsx';
import { formIsland } from '../forms/form-island.tsx';
import type { AlertsFormData } from './alerts-form-data.ts';

const rules = { schema: async () => (await import('./schema.ts')).alertSchema };

/** How often, where that is a question; one field and one button. */
export default function Alerts({ data: { frame, frequency, email, consent } }: { data: AlertsFormData }) {
	return (
		<FormFrame data={frame} rules={rules}>
			{frequency && <ChipsField data={frequency} className="mb-5" />}
			<div className="flex flex-wrap items-start gap-3">
				<EmailField data={email} className="min-w-0 flex-1 basis-64" />
				<div className="grid gap-1.5 max-sm:w-full">
					<span aria-hidden="true" className="font-med text-sm max-sm:hidden">
						{'\u00a0'}
					</span>
					<SendButton data={frame} className={button()} />
				</div>
			</div>
			<p className="mt-3 text-pretty text-ink-2 text-xs">
				{consent} <PolicyLinks policies={frame.policies} />
			</p>
		</FormFrame>
	);
}

export const AlertsForm = formIsland('alerts', Alerts);
