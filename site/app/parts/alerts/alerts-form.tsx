import { button } from '#app/ui/button-variants.ts';
import { ChipsField, EmailField, PolicyLinks } from '../forms/form-fields.tsx';
import { FormFrame, SendButton } from '../forms/form-frame.tsx';
import { formIsland } from '../forms/form-island.tsx';
import type { AlertsFormData } from './alerts-form-data.ts';

const rules = { schema: async () => (await import('./schema.ts')).alertSchema };

export default function Alerts({ data: { frame, frequency, email, consent } }: { data: AlertsFormData }) {
	return (
		<FormFrame data={frame} rules={rules}>
			{frequency && <ChipsField data={frequency} className="mb-5" />}
			<div className="@container">
				<div className="grid items-start gap-3 @sm:grid-cols-[minmax(0,1fr)_auto]">
					<EmailField data={email} />
					<div className="grid gap-1.5">
						<span aria-hidden="true" className="hidden font-med text-sm @sm:block">
							{'\u00a0'}
						</span>
						<SendButton data={frame} className={button()} />
					</div>
				</div>
			</div>
			<p className="mt-3 text-pretty text-ink-2 text-xs">
				{consent} <PolicyLinks policies={frame.policies} />
			</p>
		</FormFrame>
	);
}

export const AlertsForm = formIsland('alerts', Alerts);
