import { createHmac, timingSafeEqual } from 'node:crypto';

/** When a form was drawn, in a way only we can write: `mf8k2x1c.k3J…`. Not who it was drawn for: pages are the same for everybody. */
export const signDrawnAt = (secret: string, moment = Date.now()): string => {
	const time = moment.toString(36);
	return `${time}.${computeSignature(secret, time)}`;
};

/** How long ago, in milliseconds; null for what we did not write. */
export function readTimeSinceDrawn(secret: string, seen: string, now = Date.now()): number | null {
	const [time = '', signature = ''] = seen.split('.');
	const wanted = Buffer.from(computeSignature(secret, time));
	const given = Buffer.from(signature);
	if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
	return now - Number.parseInt(time, 36);
}

/** A form that comes back was first seen when it was first drawn: who corrects one field is fast. */
export const keepDrawnAt = (secret: string, seen = ''): string =>
	seen && readTimeSinceDrawn(secret, seen) !== null ? seen : signDrawnAt(secret);

const computeSignature = (secret: string, time: string) =>
	createHmac('sha256', secret).update(`seen ${time}`).digest('base64url').slice(0, 16);
