import { parse, useForm } from '@conform-to/react';
import { type SubmitEvent as Submitted, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FrameData } from './form-data.ts';
import { goToProblem } from './go-to-problem.ts';
import { makeFormKey } from './make-form-key.ts';
import type { Problems } from './problems.ts';
import { loadRules, type Rules } from './rules.ts';
import type { FormSchema, Typed } from './schema.ts';
import { keepTabDraft, restoreTabDraft } from './tab-draft.ts';
import { readTyped } from './typed.ts';
import { useFirstInteraction, useListener } from './use-listener.ts';

export type FormRules = {
	/** Loaded with the first interaction, because it is large and many visitors only read. */
	schema: () => Promise<FormSchema<unknown>>;
	/** The visitor opened the form, so rules load at once. */
	isOpened?: boolean;
	/** Reduces the problems to those of this form's step. */
	narrow?: (typed: Typed, problems: Problems) => Problems;
	/** Handles a valid form in place of the browser. */
	onSend?: (form: HTMLFormElement, button: HTMLElement | null) => void;
	/** True while no errors should be shown. */
	isUnchecked?: () => boolean;
};

/** Files chosen before the rules were loaded. */
const chosenIn = (form: HTMLFormElement): string[] =>
	[...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap(({ name, files }) => (files?.length ? [name] : []));

type Button = HTMLButtonElement | HTMLInputElement | null;

/** Validates in the browser with the server's rules and error texts. */
export function useLiveForm(frame: FrameData, { schema, isOpened = false, narrow, onSend, isUnchecked }: FormRules) {
	const element = useRef<HTMLFormElement>(null);
	const changed = useRef('');
	const [rules, setRules] = useState<Rules | null>(null);
	const [isSending, setSending] = useState(false);
	const [isOffline, setOffline] = useState(false);
	const [key, setKey] = useState(frame.key);
	const [refusals, setRefusals] = useState(0);
	const [lastResult] = useState(() => ({ error: Object.fromEntries(Object.entries(frame.errors).map(([name, text]) => [name, [text]])) }));

	const isLeftAlone = (button: Button) => isUnchecked?.() || button?.formNoValidate;

	const [form] = useForm<Record<string, unknown>>({
		id: frame.form,
		lastResult,
		shouldValidate: 'onInput',
		onValidate: ({ formData, submitter }) =>
			parse(formData, {
				resolve(_, intent) {
					if (!intent && (!rules || isLeftAlone(submitter))) return { value: {} };
					if (!rules) return { error: Object.fromEntries(Object.keys(frame.errors).map((name) => [name, null])) };
					const typed = readTyped(formData);
					const found = rules.find(typed);
					const problems = Object.entries(narrow ? narrow(typed, found) : found);
					if (!intent && !problems.length) return { value: {} };
					// An error disappears as soon as it no longer holds, even because of another field; a new one appears only when its field is
					// left.
					const isSaid = (name: string) => !intent || name === changed.current;
					return { error: Object.fromEntries(problems.map(([name, problem]) => [name, isSaid(name) ? [rules.words[problem]] : null])) };
				},
			}),
		onSubmit(event) {
			const button = (event.nativeEvent as SubmitEvent).submitter as Button;
			// Offline, the browser would show its own error page and lose the input.
			const isCutOff = !onSend && !navigator.onLine;
			setOffline(isCutOff);
			if (onSend || isSending || isCutOff) event.preventDefault();
			if (onSend) onSend(event.currentTarget, button);
			else if (!button?.formNoValidate && !isCutOff) setSending(true);
		},
	});

	function onSubmit(event: Submitted<HTMLFormElement>): void {
		form.onSubmit(event);
		if (event.defaultPrevented) setRefusals((count) => count + 1);
	}
	useEffect(() => {
		if (refusals && element.current) goToProblem(element.current);
	}, [refusals]);

	/** Empty fields are only reported when the form is sent. */
	function say(name: string): void {
		if (!element.current?.isConnected) return;
		changed.current = name;
		form.validate({ name });
		changed.current = '';
	}

	// An idempotency key per rendered form, so that sending twice counts once.
	useEffect(() => setKey((given) => given || makeFormKey()), []);
	useFirstInteraction(element, isOpened, () => {
		// Without rules the form is sent anyway, and the server validates.
		loadRules(schema).then(setRules, () => {});
	});
	useListener(element, 'change', ({ target }) => {
		const { name, value } = target as HTMLInputElement;
		if (value) rules?.afterRelease(() => say(name));
	});
	const sayEarly = useEffectEvent(() => {
		for (const name of element.current ? chosenIn(element.current) : []) say(name);
	});
	useEffect(() => {
		if (rules) sayEarly();
	}, [rules]);
	useListener(element, 'input', () => {
		if (!onSend && element.current) keepTabDraft(element.current);
	});
	useEffect(() => {
		if (!onSend && element.current) restoreTabDraft(element.current);
	}, [onSend]);
	useEffect(() => {
		const shownAgain = () => setSending(false);
		window.addEventListener('pageshow', shownAgain);
		return () => window.removeEventListener('pageshow', shownAgain);
	}, []);

	return { form, onSubmit, element, key, isLive: rules !== null, isSending, isOffline };
}
