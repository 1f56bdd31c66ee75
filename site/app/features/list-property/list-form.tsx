import info from 'icon:tabler/info-circle';
import { FormFrame } from '#app/parts/forms/form-frame.tsx';
import { formIsland } from '#app/parts/forms/form-island.tsx';
import type { Problems } from '#app/parts/forms/problems.ts';
import type { Typed } from '#app/parts/forms/schema.ts';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ListFormData } from './list-form-data.ts';
import { StepFields } from './step-fields.tsx';
import { StepProgress } from './step-progress.tsx';
import { filterProblems, readStep } from './steps.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useListForm } from './use-list-form.ts';

export default function OfferedProperty({ data: first }: { data: ListFormData }) {
	const { data, drawing, section, photos, isLive, isBusy, isOffline, ...live } = useListForm(first);
	const { title, lead, frame, progress, heading, step, back, forward, draft } = data;
	const offline = { text: data.offline, isProblem: true, takesFocus: false, call: null };
	const drop = useFileDrop(step.step === 'photos' ? photos.take : null);
	return (
		<section
			ref={section}
			data-list-form
			data-live={isLive || undefined}
			aria-busy={isBusy || undefined}
			aria-labelledby="list-title"
			onInput={live.save}
			{...drop}
			className="rounded-xl border border-line bg-surface p-6 shadow-1 max-md:p-5 print:hidden"
		>
			<h2 id="list-title" className="text-xl">
				{title}
			</h2>
			<p className="mt-1 mb-5 text-pretty text-ink-2">{lead}</p>
			{draft.restored && (
				<div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-info-50 px-4 py-2 text-info-700">
					<Icon icon={info} className="shrink-0" />
					<p className="font-med">{draft.restored}</p>
					<button type="button" onClick={live.beginAnew} className="min-h-11 cursor-pointer font-semi underline underline-offset-3">
						{draft.startOver}
					</button>
				</div>
			)}
			<FormFrame
				key={drawing}
				data={isOffline ? { ...frame, notice: offline } : frame}
				rules={{ schema, narrow, onSend: live.onSend, isUnchecked: live.isUnrestored }}
				takesFiles={step.step === 'photos'}
				className="scroll-mt-24"
			>
				{/* Enter presses the first submit button of a form, which must be "next". */}
				<button type="submit" name="go" value={forward.go} tabIndex={-1} aria-hidden="true" className="sr-only" />
				<StepProgress data={progress} />
				{/* biome-ignore lint/a11y/noAutofocus: a new page for every step begins where the step does, without a script too */}
				<h3 tabIndex={-1} autoFocus={data.takesFocus} data-step-heading className="mt-4 mb-4 scroll-mt-40 text-lg outline-none">
					<span className="block font-normal text-ink-2 text-sm">{progress.text}</span>
					{heading}
				</h3>
				<StepFields data={step} photos={photos} policies={frame.policies} />
				<div className="mt-6 flex flex-wrap items-center gap-3">
					<button
						type="submit"
						name="go"
						value={forward.go}
						aria-disabled={isBusy || undefined}
						className={button({ size: 'lg', className: 'max-sm:w-full' })}
					>
						{forward.text}
					</button>
					{back && (
						<button
							type="submit"
							formNoValidate
							name="go"
							value="back"
							className={button({ size: 'lg', variant: 'ghost', className: 'max-sm:w-full' })}
						>
							{back}
						</button>
					)}
					<p className="hidden text-ink-2 text-sm in-data-live:block sm:ms-auto">{draft.kept}</p>
				</div>
			</FormFrame>
		</section>
	);
}

const schema = async () => (await import('./schema.ts')).offeredPropertySchema;

/** Only this step's errors: the others are shown at their own steps. */
const narrow = (typed: Typed, problems: Problems) => filterProblems(readStep(typed), typed, problems);

export const ListForm = formIsland('list', OfferedProperty);
