import close from 'icon:pn/x';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { localePath, parseLocale } from '#app/i18n/locale-paths.ts';
import { closeOnBack } from '#app/navigation/close-on-back.ts';
import { Icon } from '#app/ui/icon.tsx';
import { keepTabDraft } from '../forms/tab-draft.ts';
import './ask-sheet.css';
import type { AskAnswer } from './ask-answer.ts';
import { AskedSubject } from './asked-subject.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';

let opened: { root: Root; host: HTMLElement } | null = null;

/** Shows the enquiry form over the page. What is typed stays in this tab, also when the sheet is closed. */
export async function openAskSheet(address: URL, from: HTMLFormElement | null): Promise<void> {
	const answer = await fetch(localePath('/forms/enquiry.json', parseLocale(location.pathname)) + address.search);
	if (!answer.ok) throw new Error(`a form answered ${answer.status}`);
	const data: AskAnswer = await answer.json();
	if (from) keepTabDraft(from, data.form.frame.form);
	opened ??= open();
	opened.root.render(<AskSheet data={data} onClose={shut} />);
}

function open() {
	const host = document.createElement('div');
	document.body.append(host);
	return { host, root: createRoot(host) };
}

function shut(): void {
	opened?.root.unmount();
	opened?.host.remove();
	opened = null;
}

function AskSheet({ data: { form, subject, labels }, onClose }: { data: AskAnswer; onClose: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => {
		const shown = dialog.current;
		shown?.showModal();
		if (shown) closeOnBack(shown);
		// Closing before it is removed returns focus to the button that opened it.
		return () => shown?.close();
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another form is there
	useEffect(() => heading.current?.focus(), [form.asking]);
	const hide = () => dialog.current?.close();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, as the browser has it
		<dialog
			ref={dialog}
			aria-labelledby="ask-title"
			className="ask-sheet"
			onClose={() => dialog.current?.open || onClose()}
			onClick={({ target, currentTarget }) => target === currentTarget && hide()}
		>
			<div className="ask-sheet-frame">
				{subject && (
					<div className="ask-sheet-subject">
						<AskedSubject data={subject} />
					</div>
				)}
				<div className="ask-sheet-form">
					<h2 id="ask-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
						{form.title}
					</h2>
					<p className="mt-1 mb-4 text-ink-2 text-sm">{form.lead}</p>
					<EnquiryFields key={form.asking} data={form} isInSheet />
					{subject && <p className="mt-1 text-ink-2 text-xs">{subject.contact.note}</p>}
				</div>
				<button type="button" aria-label={labels.close} onClick={hide} className="ask-sheet-close">
					<Icon icon={close} />
				</button>
			</div>
		</dialog>
	);
}
