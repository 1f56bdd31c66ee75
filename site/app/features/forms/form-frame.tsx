import warning from 'icon:tabler/alert-triangle';
import info from 'icon:tabler/info-circle';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { FrameData } from './form-data.ts';
import { TRAP } from './trap.ts';

type Props = { data: FrameData; children: ReactNode; className?: string; takesFiles?: boolean };

/** A form that works by itself. `data-form` names the rules that `help-form.ts` brings to it at the first touch. */
export function FormFrame({ data, children, className = '', takesFiles = false }: Props) {
	const { form, action, hidden, trap, notice, challenge, sending } = data;
	return (
		<form
			id={form}
			method="post"
			action={action}
			noValidate
			data-form={form}
			data-sending={sending}
			encType={takesFiles ? 'multipart/form-data' : undefined}
			className={className}
		>
			{hidden.map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
			))}
			<p className="sr-only" aria-hidden="true">
				<label>
					{trap}
					<input name={TRAP} tabIndex={-1} autoComplete="off" />
				</label>
			</p>
			{notice && (
				<div
					role="alert"
					tabIndex={-1}
					// biome-ignore lint/a11y/noAutofocus: a form that came back says why, without a script too
					autoFocus={notice.takesFocus}
					className={`mb-5 flex items-start gap-3 rounded-md px-4 py-3 font-med ${notice.isProblem ? 'bg-error-50 text-error-700' : 'bg-info-50 text-info-700'}`}
				>
					<Icon icon={notice.isProblem ? warning : info} className="mt-[0.25em] shrink-0" />
					<p>
						{notice.text}{' '}
						{notice.call && (
							<a href={notice.call.href} className="font-semi underline underline-offset-3">
								{notice.call.text}
							</a>
						)}
					</p>
				</div>
			)}
			{children}
			{challenge && (
				<>
					<div className="cf-turnstile mt-4" data-sitekey={challenge.siteKey} />
					<script async defer src={challenge.script} />
				</>
			)}
		</form>
	);
}
