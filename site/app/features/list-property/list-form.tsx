import info from 'icon:tabler/info-circle';
import { FormFrame } from '#app/parts/forms/form-frame.tsx';
import { button } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ListFormData } from './list-form-data.ts';
import { StepFields } from './step-fields.tsx';
import { StepProgress } from './step-progress.tsx';

/** Six steps in one form. Only shown: `live-form.ts` comes to it at the first touch. */
export function ListForm({ data }: { data: ListFormData }) {
	const { title, lead, frame, progress, heading, step, back, forward, draft } = data;
	return (
		<section
			data-list-form
			data-offline={data.offline}
			data-begun={data.isBegun || undefined}
			aria-labelledby="list-title"
			className="rounded-xl border border-line bg-surface p-6 shadow-1 max-md:p-5 print:hidden"
		>
			<h2 id="list-title" className="text-xl">
				{title}
			</h2>
			<p className="mt-1 mb-5 text-ink-2">{lead}</p>
			{draft.restored && (
				<div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-info-50 px-4 py-2 text-info-700">
					<Icon icon={info} className="shrink-0" />
					<p className="font-med">{draft.restored}</p>
					<button type="button" data-anew className="min-h-11 cursor-pointer font-semi underline underline-offset-3">
						{draft.anew}
					</button>
				</div>
			)}
			<FormFrame data={frame} takesFiles={step.step === 'photos'} className="scroll-mt-24">
				{/* The Enter key presses the first button of a form, and that must lead on. */}
				<button type="submit" name="go" value={forward.go} tabIndex={-1} aria-hidden="true" className="sr-only" />
				<StepProgress data={progress} />
				{/* biome-ignore lint/a11y/noAutofocus: a new page for every step begins where the step does, without a script too */}
				<h3 tabIndex={-1} autoFocus={data.takesFocus} data-step-heading className="mt-4 mb-4 scroll-mt-40 text-lg outline-none">
					<span className="block font-normal text-ink-2 text-sm">{progress.text}</span>
					{heading}
				</h3>
				<StepFields data={step} />
				<div className="mt-6 flex flex-wrap items-center gap-3">
					<button type="submit" name="go" value={forward.go} className={button({ size: 'lg', className: 'max-sm:w-full' })}>
						{forward.text}
					</button>
					{back && (
						<button type="submit" name="go" value="back" className={button({ size: 'lg', variant: 'ghost', className: 'max-sm:w-full' })}>
							{back}
						</button>
					)}
					<p className="hidden text-ink-2 text-sm in-data-live:block sm:ms-auto">{draft.kept}</p>
				</div>
			</FormFrame>
		</section>
	);
}
