import { FormProvider } from '@conform-to/react';
import { createContext, type ReactNode, useContext } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import type { FrameData } from './form-data.ts';
import { HONEYPOT } from './honeypot.ts';
import { type FormRules, useLiveForm } from './use-live-form.ts';

type Props = { data: FrameData; rules: FormRules; children: ReactNode; className?: string; takesFiles?: boolean };

const Sending = createContext(false);

/** Works without a script; with one, fields are validated before sending. */
export function FormFrame({ data, rules, children, className = '', takesFiles = false }: Props) {
	const { form, action, hidden, trap, challenge } = data;
	const live = useLiveForm(data, rules);
	// The notice counts the server's errors; once one is corrected, only the fields show errors.
	const isMended = live.isLive && Object.keys(data.errors).some((name) => !live.form.allErrors[name]);
	const notice = isMended ? null : data.notice;
	return (
		<FormProvider context={live.form.context}>
			<form
				ref={live.element}
				id={form}
				data-live={live.isLive || undefined}
				method="post"
				action={action}
				noValidate
				onSubmit={live.onSubmit}
				encType={takesFiles ? 'multipart/form-data' : undefined}
				className={className}
			>
				{hidden.map(([name, value]) => (
					<input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
				))}
				<input type="hidden" name="key" value={live.key} />
				<p className="sr-only" aria-hidden="true">
					<label>
						{trap}
						<input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
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
				<Sending value={live.isSending}>{children}</Sending>
				{live.isOffline && (
					<Notice isProblem className="mt-5">
						{data.offline}
					</Notice>
				)}
				{challenge && (
					<>
						{/* Turnstile draws in this element, so hydration must ignore it. */}
						<div
							className="cf-turnstile mt-4"
							data-sitekey={challenge.siteKey}
							suppressHydrationWarning
							// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing
							dangerouslySetInnerHTML={{ __html: '' }}
						/>
						<script async defer src={challenge.script} />
					</>
				)}
			</form>
		</FormProvider>
	);
}

export function SendButton({ data: { send, sending }, className }: { data: FrameData; className: string }) {
	const isSending = useContext(Sending);
	return (
		<button type="submit" aria-disabled={isSending || undefined} className={className}>
			{isSending ? sending : send}
		</button>
	);
}
