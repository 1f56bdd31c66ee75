import type { Viewing } from '#outbox/viewings.ts';

/** What last became of a viewing. */
export type ViewingStep = 'booked' | 'moved' | 'moved_by_us' | 'cancelled' | 'called_off';

export const findStep = ({ state, sequence, by }: Pick<Viewing, 'state' | 'sequence' | 'by'>): ViewingStep =>
	state !== 'booked' ? state : sequence === 0 ? 'booked' : by === 'staff' ? 'moved_by_us' : 'moved';
