import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { seenOn, send } from '../form.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { startSiteProcess } from '../site-process.ts';
import { admin, cmsUrl, eventually } from '../system.ts';
import { isThorough } from '../thorough.ts';
import { somePhone } from '../visitor.ts';

const form = '/contact-us?about=property-1011';
const scratch = mkdtempSync(join(tmpdir(), 'pn-clock-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each(isThorough ? [24, -24] : [24])('with a clock %i hours off, pages, forms and changes still work', async (hours) => {
	const clock = fileURLToPath(new URL('./other-clock.mjs', import.meta.url));
	const site = await startSiteProcess(join(scratch, String(hours)), cmsUrl, {
		NODE_OPTIONS: `--import ${clock}`,
		CLOCK_OFF_HOURS: String(hours),
	});
	const inStep = async () => Date.parse((await (await fetch(`${site.url}/readyz`)).json()).inStepAt ?? '');
	await eventually(async () => Math.round(((await inStep()) - Date.now()) / 3_600_000) === hours, 'it to be in step, by its clock');
	for (const page of ['/en', '/ar', '/en/search', '/ar/properties/1011', form])
		expect((await fetch(site.url + page)).status, page).toBe(200);
	const seen = await seenOn(form, site.url);
	await pauseToReadForm();
	const fields = { seen, intent: 'question', name: 'Clock Test', phone: somePhone(), channel: 'call', time: 'any', consent: 'yes' };
	const { status, location } = await send(form, fields, { site: site.url });
	expect(status).toBe(303);
	const reference = /received\/([\w-]+)$/.exec(location ?? '')?.[1];
	const find = () => admin.get<{ id: number; person: number }[]>(`/items/enquiry?filter[reference][_eq]=${reference}&fields=id,person`);
	const [row] = await eventually(async () => ((await find()).length > 0 ? find() : null), 'the form in Directus');
	await eventually(async () => (await site.waiting()) === 0, 'it to be delivered');
	expect(await find()).toHaveLength(1);

	const [text] = await admin.get<{ id: number; name: string }[]>(
		'/items/property_translations?filter[property_id][_eq]=1012&filter[languages_code][_eq]=en_US&fields=id,name',
	);
	await admin.patch(`/items/property_translations/${text?.id}`, { name: 'A name of another day' });
	const isSeen = async () => (await (await fetch(`${site.url}/en/properties/1012`)).text()).includes('A name of another day');
	await eventually(isSeen, 'the change');
	await admin.patch(`/items/property_translations/${text?.id}`, { name: text?.name });
	await admin.delete(`/items/enquiry/${row?.id}`);
	await admin.delete(`/items/person/${row?.person}`);
	await site.stop();
});
