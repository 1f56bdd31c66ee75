import type { ShownCurrency } from '#domain/vocabulary.ts';
import type { SampleRecord } from '../records.ts';
import { dayFrom, idAt, record, translations } from './assemble.ts';

/** Pounds per unit, close to rates of 2026 but not taken from a bank. */
const pounds: Record<ShownCurrency, number> = { USD: 48.5, EUR: 56.2, GBP: 64.1, SAR: 12.93, AED: 13.2, KWD: 158 };

const source = { en: 'Example rate, not a bank’s', ar: 'سعر للتوضيح وليس سعر بنك' };

export function* exchangeRateRecords(today: string): Generator<SampleRecord> {
	for (const [index, [currency, egp_per_unit]] of Object.entries(pounds).entries())
		yield record('exchange_rate', { id: idAt(index), currency, egp_per_unit, rated_on: dayFrom(today, -1) }, [
			translations('exchange_rate', { source }, false),
		]);
}
