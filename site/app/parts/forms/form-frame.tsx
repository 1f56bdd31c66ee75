import type { ReactNode } from 'react';
import { Notice } from '#app/ui/notice.tsx';
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
				// What the browser fills in has no value here: React would put it back with every render.
				<input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value || undefined} />
			))}
			<p className="sr-only" aria-hidden="true">
				<label>
					{trap}
					<input name={TRAP} tabIndex={-1} autoComplete="off" />
				</label>
			</p>
			{notice && (
				<Notice isProblem={notice.isProblem} takesFocus={notice.takesFocus} className="mb-5">
					{notice.text}{' '}
					{notice.call && (
						<a href={notice.call.href} className="font-semi underline underline-offset-3">
							{notice.call.text}
						</a>
					)}
				</Notice>
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
