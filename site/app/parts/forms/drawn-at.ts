import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed timestamp: `mf8k2x1c.k3J…`. Not bound to a visitor, since pages are the same for everybody. */
export const signDrawnAt = (secret: string, moment = Date.now()): string => {
	const time = moment.toString(36);
	return `${time}.${computeSignature(secret, time)}`;
};

/** In milliseconds; null when the signature is wrong. */
export function readTimeSinceDrawn(secret: string, seen: string, now = Date.now()): number | null {
	const [time = '', signature = ''] = seen.split('.');
	const wanted = Buffer.from(computeSignature(secret, time));
	const given = Buffer.from(signature);
	if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
	return now - Number.parseInt(time, 36);
}

/** Keeps the first timestamp when a form is shown again, because correcting one field takes little time. */
export const keepDrawnAt = (secret: string, seen = ''): string =>
	seen && readTimeSinceDrawn(secret, seen) !== null ? seen : signDrawnAt(secret);

const computeSignature = (secret: string, time: string) =>
	createHmac('sha256', secret).update(`seen ${time}`).digest('base64url').slice(0, 16);
