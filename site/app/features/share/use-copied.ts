import { useEffect, useState } from 'react';

const SHOWN_MS = 1500;

/** Puts a text into the clipboard, and says so for a moment. */
export function useCopied() {
	const [copies, setCopies] = useState(0);
	const [isCopied, setCopied] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a second copy starts the moment anew
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isCopied, copies]);

	async function copyText(text: string) {
		await navigator.clipboard.writeText(text);
		setCopied(true);
		setCopies((count) => count + 1);
	}
	return { isCopied, copyText };
}
