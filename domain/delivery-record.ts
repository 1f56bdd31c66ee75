/** The promised and the actual delivery of one compound. */
export type Delivery = { promisedOn: string; deliveredOn: string };

const DAYS_IN_MONTH = 365.25 / 12;
const DAY = 86_400_000;

/** In whole months; negative when early. */
export const countMonthsLate = (promised: string, given: string): number =>
	// Adding zero turns -0 into 0.
	Math.round((Date.parse(given) - Date.parse(promised)) / DAY / DAYS_IN_MONTH) + 0;

export type DeliveryRecord = { delivered: number; onTime: number; medianMonthsLate: number };

/** Up to half a month late counts as on time. Null where nothing was delivered yet. */
export function readDeliveryRecord(deliveries: readonly Delivery[]): DeliveryRecord | null {
	const months = deliveries.map(({ promisedOn, deliveredOn }) => countMonthsLate(promisedOn, deliveredOn)).sort((a, b) => a - b);
	const middle = (months.length - 1) / 2;
	const [low, high] = [months[Math.floor(middle)], months[Math.ceil(middle)]];
	if (low === undefined || high === undefined) return null;
	return { delivered: months.length, onTime: months.filter((late) => late <= 0).length, medianMonthsLate: Math.round((low + high) / 2) };
}
