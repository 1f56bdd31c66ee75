import { AsyncLocalStorage } from 'node:async_hooks';
import emitter from '@directus/api/emitter';
import { transaction } from '@directus/api/utils/transaction';
import { type Problem, problemKey } from '../../../content/entities/problems.ts';
import { isMachine } from '../../access/users.ts';
import type { Owner } from '../change-log/ownership.ts';
import type { ActionEvent, Items, ItemsService, WriteOptions } from '../hook.ts';
import { type Found, readProblems } from './read-problems.ts';
import { refuse } from './refuse.ts';

type Notes = Pick<Review, 'remember' | 'creating' | 'look'>;
type Write<T> = (service: Items, options: WriteOptions, notes: Notes) => Promise<T>;

const current = new AsyncLocalStorage<Review>();

const nameOf = ({ collection, item }: Owner) => `${collection} ${item}`;

/** What one write touches, with all that is written inside it. */
class Review {
	readonly #read: (owners: Owner[]) => Promise<Found[]>;
	readonly #before = new Map<string, Problem[]>();
	readonly #touched = new Map<string, Owner>();
	readonly #creating: string[] = [];

	constructor(read: (owners: Owner[]) => Promise<Found[]>) {
		this.#read = read;
	}

	/** What was wrong with public records before. Of one that is just being made that is nothing, although it is half there. */
	async remember(owners: Owner[]): Promise<void> {
		const unknown = owners.filter((owner) => !this.#before.has(nameOf(owner)) && !this.#creating.includes(owner.collection));
		for (const { owner, problems } of await this.#read(unknown)) this.#before.set(nameOf(owner), problems);
	}

	async creating<T>(collection: string, create: () => Promise<T>): Promise<T> {
		this.#creating.push(collection);
		const made = await create();
		this.#creating.pop();
		return made;
	}

	look(owners: Owner[]): void {
		for (const owner of owners) this.#touched.set(nameOf(owner), owner);
	}

	/** What was wrong before stays on the list of notices: a price can be changed all the same. */
	async findAdded(): Promise<{ owner: Owner; problem: Problem }[]> {
		const found = await this.#read([...this.#touched.values()]);
		return found.flatMap(({ owner, problems }) => {
			const known = new Set(this.#before.get(nameOf(owner))?.map(problemKey));
			return problems.filter((problem) => !known.has(problemKey(problem))).map((problem) => ({ owner, problem }));
		});
	}
}

const nothing: Notes = { remember: async () => {}, creating: (_collection, create) => create(), look: () => {} };

/** Writes in one transaction and looks at the records as they are then. What set-up and other extensions write is theirs to answer for. */
export const createReviewed =
	(Service: ItemsService) =>
	async <T>(service: Items, options: WriteOptions = {}, write: Write<T>): Promise<T> => {
		const { accountability } = service;
		if (!accountability || isMachine(accountability.user)) return write(service, options, nothing);
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
