const BYTES = 16;

/** `crypto.randomUUID` is missing where a page is opened by plain http under another name than localhost; this is there everywhere. */
export const makeFormKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
