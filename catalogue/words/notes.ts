/** Why something that was understood is no filter. */
export const reasons = [
	/** Nothing to buy, and something to rent. */
	'onlyRent',
	/** Said in dollars, or any money but pounds, and turned into them. */
	'currency',
	/** Said in money whose rate nobody has entered. */
	'unrated',
	/** Instalments that are not paid by the month. */
	'frequency',
	/** Maintenance, deposits, commissions. */
	'charges',
	/** What an owner has paid, or has left to pay. */
	'paid',
	'age',
	/** Limited from the side we cannot filter by: at most two bathrooms. */
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
	/** Nobody means so much. */
	'amount',
	/** A second answer to a question that takes one. */
	'second',
	/** Both of two: everything is shown. */
	'both',
	/** To buy and to rent: one is always chosen. */
	'bothPurposes',
	/** What is not wanted, and cannot be left out. */
	'negated',
	/** Beside a school, a mosque: what we know is that a home, or its compound, has it among its amenities. */
	'nearby',
	/** A flat for a clinic, a villa for a nursery. */
	'suits',
	/** Whose pool it is. */
	'privatePool',
	/** Where anyone who asks is, which only their device knows. */
	'nearMe',
	/** What nobody offers here: social housing, warehouses. */
	'unlisted',
	/** A name that people know and nothing here has. */
	'elsewhere',
	/** The visitor wants to sell a home, or to talk to somebody. */
	'selling',
	'contact',
	'metrePrice',
	'returns',
	/** Golf, and whatever else nobody enters of a home. */
	'untold',
	/** Nothing in it could be read. */
	'unread',
] as const;
export type Reason = (typeof reasons)[number];

/** What was understood and is no filter, as it was typed. */
export type Note = { why: Reason; text: string };
