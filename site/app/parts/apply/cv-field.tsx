import clip from 'icon:tabler/paperclip';
import { button } from '#app/ui/button-variants.ts';
import { Field, useFieldWiring } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useFieldError } from '../forms/form-fields.tsx';
import type { CvFieldData } from './apply-form-data.ts';

const accepted = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Browsers do not return a chosen file with the form, so an uploaded CV is kept by its id. What they write themselves is in their own
 * language, so only the name of a chosen file is shown of it.
 */
export function CvField({ data, className }: { data: CvFieldData; className: string }) {
	const { id, name, label, hint, choose, attached, isFirstWrong } = data;
	const error = useFieldError(name);
	const wiring = useFieldWiring({ id, hint, error });
	return (
		<Field id={id} label={label} hint={hint} error={error} className={className}>
			{attached && (
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-success-50 py-1 ps-4 pe-1">
					<input type="hidden" name={name} defaultValue={attached.mark} />
					<p className="flex min-w-0 items-start gap-2 font-med text-success-800">
						<Icon icon={clip} className="mt-[0.25em] shrink-0" />
						<span className="min-w-0 wrap-anywhere">{attached.text}</span>
					</p>
					<button type="submit" formNoValidate name="go" value={attached.remove.value} className={button({ variant: 'ghost' })}>
						{attached.remove.text}
					</button>
				</div>
			)}
			<div className="flex min-h-14 items-center gap-3 rounded-md border border-neutral-500 border-dashed bg-surface p-2 text-sm outline-focus hover:border-neutral-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-[[aria-invalid]]:border-error-600">
				<label
					htmlFor={id}
					className="flex min-h-11 shrink-0 cursor-pointer items-center rounded-sm bg-pn-blue-50 px-4.5 font-semi text-pn-blue-800"
				>
					{choose}
				</label>
				<input
					{...wiring}
					type="file"
					name={name}
					accept={accepted}
					required={!attached}
					// biome-ignore lint/a11y/noAutofocus: a form that came back takes its sender to what is wrong, without a script too
					autoFocus={isFirstWrong}
					className="min-w-0 flex-1 cursor-pointer outline-none file:hidden invalid:text-transparent"
				/>
			</div>
		</Field>
	);
}
