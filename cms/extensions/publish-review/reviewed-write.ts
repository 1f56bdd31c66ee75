import { AsyncLocalStorage } from 'node:async_hooks';
import emitter from '@directus/api/emitter';
import { transaction } from '@directus/api/utils/transaction';
import { isMachine } from '../../access/users.ts';
import type { ActionEvent, Items, ItemsService, WriteOptions } from '../hook.ts';
import { readProblems } from './read-problems.ts';
import { refuse } from './refuse.ts';
import { Review } from './review.ts';

type Notes = Pick<Review, 'remember' | 'creating' | 'look'>;
type Write<T> = (service: Items, options: WriteOptions, notes: Notes) => Promise<T>;

const current = new AsyncLocalStorage<Review>();

const nothing: Notes = { remember: async () => {}, creating: (_collection, create) => create(), look: () => {} };

/** Writes in one transaction and reviews the records at its end. Writes by set-up and other extensions are not reviewed. */
export const createReviewed =
	(Service: ItemsService) =>
	async <T>(service: Items, options: WriteOptions = {}, write: Write<T>): Promise<T> => {
		const { accountability } = service;
		// Without a user: Directus applies a version like a write to read it, and rolls it back.
		if (!accountability?.user || isMachine(accountability.user)) return write(service, options, nothing);
		const outer = current.getStore();
		if (outer) return write(service, options, outer);
		let events: ActionEvent[] = [];
		const result = await transaction(service.knex, (knex) => {
			events = [];
			const within = service.fork({ knex });
			const review = new Review((owners) => readProblems(Service, within, owners));
			return current.run(review, async () => {
				const written = await write(within, { ...options, bypassEmitAction: (event) => void events.push(event) }, review);
				const added = await review.findAdded();
				if (added.length) await refuse(within, added);
				return written;
			});
		});
		for (const event of events) {
			if (options.bypassEmitAction) options.bypassEmitAction(event);
			else emitter.emitAction(event.event, event.meta, event.context);
		}
		return result;
	};
