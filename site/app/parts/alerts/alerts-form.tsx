import { button } from '#app/ui/button-look.ts';
import { EmailField } from '../forms/form-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import type { AlertsFormData } from './alerts-form-data.ts';

/** One field and one button. Only shown: rules come to it by `data-form`. */
export function AlertsForm({ data: { frame, email, consent } }: { data: AlertsFormData }) {
	return (
		<FormFrame data={frame}>
			<div className="flex flex-wrap items-start gap-3">
				<EmailField data={email} className="min-w-0 flex-1 basis-64" />
				<div className="grid gap-1.5 max-sm:w-full">
					<span aria-hidden="true" className="font-med text-sm max-sm:hidden">
						{'\u00a0'}
					</span>
					<button type="submit" className={button()}>
						{frame.send}
					</button>
				</div>
			</div>
			<p className="mt-3 text-pretty text-ink-2 text-xs">{consent}</p>
		</FormFrame>
	);
}
