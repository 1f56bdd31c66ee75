import { randomInt } from 'node:crypto';

/** Somebody with an address and a phone of their own, so that limits of other tests do not reach them: in tests the site is behind a proxy. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
export const somePhone = (): string => `+2010${String(randomInt(100_000_000)).padStart(8, '0')}`;
