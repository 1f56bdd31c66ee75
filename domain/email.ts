import { cleanLine } from './typed-text.ts';

const MOST = 254;
const address = /^(?!\.)(?!.*\.[.@])[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

export function readEmail(typed: string): string | null {
	const text = cleanLine(typed);
	return text.length <= MOST && address.test(text) ? text.toLowerCase() : null;
}
