import { hasSense, isBound, type Lexeme } from '../lexemes.ts';

/** Small words that say nothing on their own, and the country: everything lies in it. */
export const isSmall = (lexeme: Lexeme | undefined): boolean =>
	(['filler', 'in', 'suits', 'and', 'or', 'nor', 'dash', 'everywhere'] as const).some((kind) => hasSense(lexeme, kind)) ||
	isBound(lexeme, 'from') ||
	isBound(lexeme, 'to');
