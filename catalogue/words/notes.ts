/** Why something that was understood is not a filter. */
export const reasons = [
	/** Only offered for rent, but the visitor buys. */
	'onlyRent',
	/** An amount in a foreign currency was converted to pounds. */
	'currency',
	/** The currency has no exchange rate. */
	'unrated',
	/** Instalments that are not monthly. */
	'frequency',
	/** Maintenance, deposits, commissions. */
	'charges',
	/** What an owner has paid or still owes. */
	'paid',
	'age',
	/** A bound on the side that cannot be filtered, such as at most two bathrooms. */
	'limit',
	'time',
	'distance',
	/** High, low and last floors. */
	'level',
	/** Behind the first row at the sea. */
	'row',
	'net',
	'halfFurnished',
	'oldRent',
	'cash',
	'counted',
	'lowestDown',
	/** An impossibly large amount. */
	'amount',
	/** A second answer to a single-value filter. */
	'second',
	/** Both of two options: everything is shown. */
	'both',
	/** To buy and to rent: a search has one purpose. */
	'bothPurposes',
	/** Not wanted, but there is no filter to exclude it. */
	'negated',
	/** Near a school or a mosque: we only know whether it is among the amenities. */
	'nearby',
	/** A flat for a clinic, a villa for a nursery. */
	'suits',
	/** Content does not tell private pools from shared ones. */
	'privatePool',
	/** Near the visitor, whose place only their device knows. */
	'nearMe',
	/** Not offered here: social housing, warehouses. */
	'unlisted',
	/** A well-known name that content does not have. */
	'elsewhere',
	/** The visitor wants to sell, or to talk to somebody. */
	'selling',
	'contact',
	'metrePrice',
	'returns',
	/** Facts that are not recorded, such as golf. */
	'untold',
	/** Nothing could be read. */
	'unread',
] as const;
export type Reason = (typeof reasons)[number];

/** What was understood but is not a filter, as typed. */
export type Note = { why: Reason; text: string };
