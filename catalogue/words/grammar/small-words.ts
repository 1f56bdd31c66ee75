import { hasSense, isBound, type Lexeme } from '../lexemes.ts';

/** Words without a meaning of their own, and the country, which contains everything. */
export const isSmall = (lexeme: Lexeme | undefined): boolean =>
	(['filler', 'in', 'suits', 'and', 'or', 'nor', 'dash', 'everywhere'] as const).some((kind) => hasSense(lexeme, kind)) ||
	isBound(lexeme, 'from') ||
	isBound(lexeme, 'to');
