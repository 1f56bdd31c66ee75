import warning from 'icon:tabler/alert-triangle';
import info from 'icon:tabler/info-circle';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = { isProblem: boolean; takesFocus?: boolean; className?: string; children: ReactNode };

/** The result of an action, announced when the page loads. */
export function Notice({ isProblem, takesFocus = false, className = '', children }: Props) {
	return (
		<div
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: a form that came back says why, without a script too
			autoFocus={takesFocus}
			className={`flex items-start gap-3 rounded-md px-4 py-3 font-med ${isProblem ? 'bg-error-50 text-error-700' : 'bg-info-50 text-info-700'} ${className}`}
		>
			<Icon icon={isProblem ? warning : info} className="mt-[0.25em] shrink-0" />
			<p>{children}</p>
		</div>
	);
}
