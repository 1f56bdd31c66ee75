const TOLD = 'pn-told';
const LONGEST_TAG = 50;

/** Anyone who wants not to be counted says so in their browser, as Umami's own script has it. */
export const isOff = (): boolean => read(() => localStorage.getItem('umami.disabled')) === '1';

/** Separates groups of visitors: staff, for example, or one side of an experiment. */
export function tag(): { tag?: string } {
	const name = read(() => localStorage.getItem('umami.tag'));
	return name ? { tag: name.slice(0, LONGEST_TAG) } : {};
}

/** A receipt that is opened again does not count as a second enquiry. */
export function wasReported(receipt: string): boolean {
	const isSame = read(() => sessionStorage.getItem(TOLD)) === receipt;
	read(() => sessionStorage.setItem(TOLD, receipt));
	return isSame;
}

/** Nothing in a browser that keeps nothing. */
function read<Value>(ask: () => Value): Value | null {
	try {
		return ask();
	} catch {
		return null;
	}
}
