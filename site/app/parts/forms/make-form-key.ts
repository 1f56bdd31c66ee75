const BYTES = 16;

/** `crypto.randomUUID` needs a secure context; this also works on plain http. */
export const makeFormKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
