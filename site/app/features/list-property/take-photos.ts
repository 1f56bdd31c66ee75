import type { PageRequest } from '#app/page-loader.ts';
import type { Uploaded } from '#app/parts/forms/read-body.ts';
import { PHOTOS_MOST, type Refused } from './photo-list.ts';

const NAME_MOST = 80;

/** Photos posted with the form (no script): each is accepted or rejected on its own. */
export function takePhotos({ site }: PageRequest) {
	const added: { id: string; name: string }[] = [];
	const refused: Refused[] = [];

	return {
		async take({ field, name, bytes }: Uploaded): Promise<void> {
			if (field !== 'photo') return;
			const called = name.slice(0, NAME_MOST);
			if (added.length >= PHOTOS_MOST) return void refused.push({ name: called, problem: 'many' });
			const taken = await site.uploads.photo({ name, bytes }, site.visitor);
			if ('id' in taken) added.push({ id: taken.id, name: called });
			else refused.push({ name: called, problem: taken.problem });
		},

		/** Appends to the photos already there; drops those over the limit. */
		async join(before: readonly string[]): Promise<{ ids: string[]; refused: Refused[] }> {
			const fit = added.slice(0, PHOTOS_MOST - before.length);
			const left = added.slice(fit.length);
			await Promise.all(left.map(({ id }) => site.outbox.unstage(id)));
			return {
				ids: [...before, ...fit.map(({ id }) => id)],
				refused: [...refused, ...left.map(({ name }): Refused => ({ name, problem: 'many' }))],
			};
		},
	};
}
