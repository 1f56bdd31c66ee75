import tick from 'icon:pn/tick';
import link from 'icon:tabler/link';
import { type FormEvent, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { Banner, ShareLink } from './banner-data.ts';

const COPIED_MS = 1500;

/** Makes a link for somebody without an account, and copies it. Without a script the page comes again with the link in it. */
export function ShareForm({ share: { form, words, made } }: { share: ShareLink }) {
	const [shown, setShown] = useState(made);
	const [isCopied, setCopied] = useState(false);

	async function make(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const element = event.currentTarget;
		try {
			const link = form ? (await ask(form.action, form.path)).share?.made : made;
			if (!link) return element.submit();
			setShown(link);
			// A frame of Studio may not copy by itself: what is to be copied is marked.
			element.querySelector<HTMLInputElement>('input[readonly]')?.select();
			await navigator.clipboard.writeText(link.address);
			setCopied(true);
			setTimeout(() => setCopied(false), COPIED_MS);
		} catch {
			// The link stands beside the button, to be copied by hand.
		}
	}

	return (
		<form {...(form && { method: 'post', action: form.action })} onSubmit={make}>
			{form && <input type="hidden" name="path" value={form.path} />}
			{shown && (
				<label>
					<span>{shown.until}</span>
					<input readOnly dir="ltr" aria-label={words.label} value={shown.address} onFocus={({ target }) => target.select()} />
				</label>
			)}
			<button type="submit" aria-live="polite">
				<Icon icon={isCopied ? tick : link} />
				<span>{isCopied ? words.copied : words.make}</span>
			</button>
		</form>
	);
}

async function ask(action: string, path: string): Promise<Pick<Banner, 'share'>> {
	const answer = await fetch(action, { method: 'POST', body: new URLSearchParams({ path }), headers: { accept: 'application/json' } });
	return answer.ok ? answer.json() : { share: null };
}
