import type { InboxClient } from '#directus/inbox-client.ts';
import type { Logger } from '#runtime/logger.ts';
import type { OutboxParts } from './parts.ts';
import type { StepResult } from './workers.ts';

type Work = { parts: OutboxParts; directus: InboxClient; logger: Logger; wake: () => void };

/** Keys are sent in a URL, whose length is limited. */
const AT_ONCE = 50;

/** Frees the hours of coming viewings whose requests staff closed as lost. */
export async function callOffLostViewings({ parts, directus, logger, wake }: Work): Promise<StepResult> {
	const coming = await parts.use('find coming viewings', [], ({ viewings }) => viewings.coming(Date.now()));
	let calledOff = 0;
	for (let at = 0; at < coming.length; at += AT_ONCE) {
		const lost = await directus.findLost(coming.slice(at, at + AT_ONCE));
		if (!Array.isArray(lost)) return 'failed';
		for (const id of lost) if (await parts.use('call off viewing', false, ({ viewings }) => viewings.callOff(id, Date.now()))) calledOff++;
	}
	if (calledOff === 0) return 'nothing';
	logger.info('viewing.called_off', 'Viewings were called off as their requests were closed', { viewings: calledOff });
	wake();
	return 'nothing';
}
