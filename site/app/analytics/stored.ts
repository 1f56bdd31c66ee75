const TOLD = 'pn-told';
const LONGEST_TAG = 50;

/** The opt-out key of Umami's own script. */
export const isOff = (): boolean => read(() => localStorage.getItem('umami.disabled')) === '1';

/** Labels groups of visitors, such as staff or one side of an experiment. */
export function tag(): { tag?: string } {
	const name = read(() => localStorage.getItem('umami.tag'));
	return name ? { tag: name.slice(0, LONGEST_TAG) } : {};
}

/** Opening the same receipt again does not count as another enquiry. */
export function wasReported(receipt: string): boolean {
	const isSame = read(() => sessionStorage.getItem(TOLD)) === receipt;
	read(() => sessionStorage.setItem(TOLD, receipt));
	return isSame;
}

/** Null without storage. */
function read<Value>(ask: () => Value): Value | null {
	try {
		return ask();
	} catch {
		return null;
	}
}
