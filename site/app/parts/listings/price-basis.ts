import type { Property } from '#content/entities/listings.ts';

export type PriceBasis =
	| 'primaryInstalments'
	| 'primary'
	| 'resaleInstalments'
	| 'resale'
	| 'rent'
	| 'rentMonth'
	| 'rentWeek'
	| 'rentDay'
	| 'rentYear'
	| 'last';

type Fields = Pick<Property, 'purpose' | 'market' | 'rent_period'>;

const rents = { month: 'rentMonth', week: 'rentWeek', day: 'rentDay', year: 'rentYear' } as const;

/** What kind of price it is: instalments or cash, developer or owner, rent period. */
export function buildBasis(
	{ purpose, market, rent_period }: Fields,
	{ hasPlans, isClosed }: { hasPlans: boolean; isClosed: boolean },
): PriceBasis {
	if (isClosed) return 'last';
	if (purpose === 'rent') return rent_period ? rents[rent_period] : 'rent';
	return hasPlans ? `${market}Instalments` : market;
}
