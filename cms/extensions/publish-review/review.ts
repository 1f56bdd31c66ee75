import { type Problem, problemKey } from '../../../content/entities/problems.ts';
import type { Owner } from '../change-log/ownership.ts';
import type { Found } from './read-problems.ts';

const ownerKey = ({ collection, item }: Owner) => `${collection} ${item}`;

/** The records that one write touches, including nested writes. */
export class Review {
	readonly #read: (owners: Owner[]) => Promise<Found[]>;
	readonly #before = new Map<string, Problem[]>();
	readonly #touched = new Map<string, Owner>();
	readonly #creating: string[] = [];

	constructor(read: (owners: Owner[]) => Promise<Found[]>) {
		this.#read = read;
	}

	/** Remembers the problems that public records had before the write. A record being created had none. */
	async remember(owners: Owner[]): Promise<void> {
		const unknown = owners.filter((owner) => !this.#before.has(ownerKey(owner)) && !this.#creating.includes(owner.collection));
		for (const { owner, problems } of await this.#read(unknown)) this.#before.set(ownerKey(owner), problems);
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
		for (const owner of owners) this.#touched.set(ownerKey(owner), owner);
	}

	/** Only added problems: earlier ones are listed as notices, and should not block, say, a change of price. */
	async findAdded(): Promise<{ owner: Owner; problem: Problem }[]> {
		const found = await this.#read([...this.#touched.values()]);
		return found.flatMap(({ owner, problems }) => {
			const known = new Set(this.#before.get(ownerKey(owner))?.map(problemKey));
			return problems.filter((problem) => !known.has(problemKey(problem))).map((problem) => ({ owner, problem }));
		});
	}
}
