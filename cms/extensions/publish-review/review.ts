import { type Problem, problemKey } from '../../../content/entities/problems.ts';
import type { Owner } from '../change-log/ownership.ts';
import type { Found } from './read-problems.ts';

const nameOf = ({ collection, item }: Owner) => `${collection} ${item}`;

/** What one write touches, with all that is written inside it. */
export class Review {
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
		try {
			return await create();
		} finally {
			this.#creating.pop();
		}
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
