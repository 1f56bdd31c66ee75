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
	/** Comes with the first interaction: it is large, and anyone who only reads does not need it. */
	schema: () => Promise<FormSchema<unknown>>;
	/** It was asked for, so that its rules need not wait for an interaction. */
	isOpened?: boolean;
	/** What of the problems is asked about here. */
	narrow?: (typed: Typed, problems: Problems) => Problems;
	/** Takes what is right instead of the browser. */
	onSend?: (form: HTMLFormElement, button: HTMLElement | null) => void;
	/** True while no problem is to be shown. */
	isUnchecked?: () => boolean;
};

/** Files that were chosen before the rules were there to look at them. */
const chosenIn = (form: HTMLFormElement): string[] =>
	[...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap(({ name, files }) => (files?.length ? [name] : []));

type Button = HTMLButtonElement | HTMLInputElement | null;

/** What is wrong is said beside its field before anything is sent, by the rules and in the words the server has. */
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
					// A complaint goes as soon as it holds no longer, also where another field settled it; a new one waits until they are done.
					const isSaid = (name: string) => !intent || name === changed.current;
					return { error: Object.fromEntries(problems.map(([name, problem]) => [name, isSaid(name) ? [rules.words[problem]] : null])) };
				},
			}),
		onSubmit(event) {
			const button = (event.nativeEvent as SubmitEvent).submitter as Button;
			// A browser would show a page of its own, and forget what was typed.
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

	/** What was left empty is not complained about before it is sent. */
	function say(name: string): void {
		if (!element.current?.isConnected) return;
		changed.current = name;
		form.validate({ name });
		changed.current = '';
	}

	// One for each time the form is seen: sending it twice is sending it once.
	useEffect(() => setKey((given) => given || makeFormKey()), []);
	useFirstInteraction(element, isOpened, () => {
		// Without them the form is sent as it is, and the server says what is wrong.
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
