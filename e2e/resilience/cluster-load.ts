import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, sendRequest } from '#directus/connection.ts';
import { startVisitors } from './keep-alive-visitor.ts';
import { sendForm } from './visitor.ts';

const VISITORS = 4;
const EDIT_EVERY_MS = 500;
/** All forms come from one address, which has an hourly limit. */
const FORM_EVERY_MS = 5000;

type Text = { id: number; home: number };

/** The load of a cluster: visitors who read, one who sends forms, an editor who saves. */
export function startLoad({ site, cms, text }: { site: string; cms: Connection; text: Text }) {
	let isOver = false;
	const forms: string[] = [];
	const edits: number[] = [];
	const visitors = startVisitors(site, VISITORS);
	const sender = (async () => {
		for (; !isOver; await pause(FORM_EVERY_MS)) forms.push(await sendForm(site));
	})();
	const editor = (async () => {
		for (let edit = 0; !isOver; edit++) {
			edits.push(await rename(cms, text, `Under load ${edit}`));
			await pause(EDIT_EVERY_MS);
		}
	})();
	return {
		async stop() {
			isOver = true;
			await Promise.all([sender, editor]);
			const { requests, failed, missing } = await visitors.stop();
			return {
				pages: { requests, failed: [...failed, ...missing] },
				forms: { sent: forms.length, explained: count(forms, 'explained'), failed: count(forms, 'failed') },
				edits: { sent: edits.length, failed: edits.filter((status) => status !== 200).length },
			};
		},
	};
}
export type Load = ReturnType<typeof startLoad>;

const count = <T>(all: readonly T[], one: T) => all.filter((other) => other === one).length;

/** Saves as an editor; returns the status, or 0 without an answer. */
async function rename(cms: Connection, { id }: Text, name: string): Promise<number> {
	const signal = AbortSignal.timeout(30_000);
	const answer = await sendRequest(cms, `/items/property_translations/${id}`, { method: 'PATCH', body: { name }, signal }).catch(
		() => null,
	);
	await answer?.body?.cancel();
	return answer?.status ?? 0;
}

/** Saves until it succeeds, then waits until every site shows it. Returns the time that took per site. */
export async function untilShown(sites: readonly string[], cms: Connection, text: Text, name: string): Promise<number[]> {
	while ((await rename(cms, text, name)) !== 200) await pause(100);
	const saved = performance.now();
	return Promise.all(
		sites.map(async (site) => {
			const isShown = async () => (await (await fetch(`${site}/properties/${text.home}`)).text()).includes(name);
			while (!(await isShown().catch(() => false))) await pause(20);
			return performance.now() - saved;
		}),
	);
}
