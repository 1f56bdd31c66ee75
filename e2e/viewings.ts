import type { APIRequestContext, Page } from '@playwright/test';
import { seenOn, send } from './form.ts';
import { pauseToReadForm } from './pause-to-read-form.ts';
import { somePhone } from './visitor.ts';

/** The confirmation page of a viewing. */
export const BOOKED = /\/received\/PN-[\w-]+\?token=[\w.-]+$/;

export const referenceIn = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';

/** Another visitor books the slot; returns their confirmation page. */
export async function bookElsewhere(site: string, property: number, slot: string): Promise<string> {
	const path = `/contact-us?about=property-${property}&for=viewing`;
	const seen = await seenOn(path, site);
	await pauseToReadForm();
	const fields = { seen, intent: 'viewing', channel: 'call', slot, name: 'Salma', phone: somePhone(), consent: 'yes' };
	const { status, location } = await send(path, fields, { site });
	if (status !== 303 || !location) throw new Error(`a viewing was answered ${status}`);
	return new URL(location, site).href;
}

/** Frees the slot, so that the journey can be repeated. */
export async function cancelViewing(request: APIRequestContext, booked: string): Promise<void> {
	const { origin, searchParams } = new URL(booked);
	const address = `${origin}/viewing?token=${searchParams.get('token')}`;
	const answer = await request.post(address, { form: { cancel: 'yes' }, headers: { origin } });
	if (!answer.ok()) throw new Error(`cancelling was answered ${answer.status()}`);
}

export const readOrigin = (page: Page): string => new URL(page.url()).origin;
