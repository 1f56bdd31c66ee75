import { useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/** In the document a `<style>`, which the policy names by hash. It refuses one that a script inserts, so in the browser a sheet is adopted. */
export function GapStyles({ rules }: { rules: string }) {
	const isFromServer = useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
	useLayoutEffect(() => adopt(rules), [rules]);
	return isFromServer && <style>{rules}</style>;
}

function adopt(rules: string): () => void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(rules);
	document.adoptedStyleSheets.push(sheet);
	return () => {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
	};
}
