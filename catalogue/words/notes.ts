/** Why something that was understood is no filter. */
export const reasons = [
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
	/** What is not wanted, and cannot be left out. */
	'negated',
	/** Nothing in it could be read. */
	'unread',
] as const;
export type Reason = (typeof reasons)[number];

/** What was understood and is no filter, as it was typed. */
export type Note = { why: Reason; text: string };
