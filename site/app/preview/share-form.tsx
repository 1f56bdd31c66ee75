import tick from 'icon:pn/tick';
import link from 'icon:tabler/link';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../ui/icon.tsx';
import type { Banner, ShareLink } from './banner-data.ts';

const COPIED_MS = 1500;

/**
 * Creates a link and copies it, or selects it where the clipboard is not available. Without a script the page is shown again with the link.
 */
export function ShareForm({ share: { form, labels, made } }: { share: ShareLink }) {
	const [shown, setShown] = useState(made);
	const [said, setSaid] = useState<'copied' | 'selected' | null>(null);

	async function make(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const element = event.currentTarget;
		try {
			const link = form ? (await ask(form.action, form.path)).share?.made : made;
			if (!link) return element.submit();
			flushSync(() => setShown(link));
			if (await copy(link.address)) {
				setSaid('copied');
				setTimeout(() => setSaid(null), COPIED_MS);
				return;
			}
			// Focusing the field selects its text.
			element.querySelector<HTMLInputElement>('input[readonly]')?.focus();
			setSaid('selected');
		} catch {}
	}

	return (
		<form {...(form && { method: 'post', action: form.action })} onSubmit={make}>
			{form && <input type="hidden" name="path" value={form.path} />}
			{shown && (
				<label>
					<span>{shown.until}</span>
					<input
						readOnly
						dir="ltr"
						aria-label={labels.label}
						value={shown.address}
						onFocus={({ target }) => target.select()}
						onBlur={() => setSaid(null)}
					/>
				</label>
			)}
			<button type="submit" aria-live="polite">
				<Icon icon={said === 'copied' ? tick : link} />
				<span>{said ? labels[said] : labels.make}</span>
			</button>
		</form>
	);
}

/** The clipboard is missing on plain http, and blocked in Studio's frame. */
const copy = (text: string): Promise<boolean> =>
	navigator.clipboard?.writeText(text).then(
		() => true,
		() => false,
	) ?? Promise.resolve(false);

async function ask(action: string, path: string): Promise<Pick<Banner, 'share'>> {
	const answer = await fetch(action, { method: 'POST', body: new URLSearchParams({ path }), headers: { accept: 'application/json' } });
	return answer.ok ? answer.json() : { share: null };
}
