import { randomInt } from 'node:crypto';

/** A unique address and phone, so that limits of other tests do not apply; the test site trusts its proxy header. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
export const somePhone = (): string => `+2010${String(randomInt(100_000_000)).padStart(8, '0')}`;
