import type { Api } from '#directus/api.ts';
import { removeAgentMailFlow } from './agent-mail-flow.ts';
import { moveCvs } from './cvs.ts';
import { movePrivateFields } from './private-fields.ts';

/** Moves data that earlier versions stored elsewhere. Each step does only what is left to do, and reports it. */
const upgrades: ((api: Api) => Promise<string[]>)[] = [movePrivateFields, moveCvs, removeAgentMailFlow, keepOneText, fillNames];

export async function applyUpgrades(api: Api): Promise<string[]> {
	const done: string[] = [];
	for (const upgrade of upgrades) done.push(...(await upgrade(api)));
	return done;
}

async function keepOneText(api: Api): Promise<string[]> {
	const removed = await api.post<string[]>('/unique-texts', {});
	return removed.map((text) => `${text}: a second text of its language, written to the log of Directus and removed`);
}

async function fillNames(api: Api): Promise<string[]> {
	const filled = await api.post<string[]>('/fill-names', {});
	return filled.length ? [`names in columns: ${filled.join(', ')}`] : [];
}
