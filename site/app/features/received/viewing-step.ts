import type { Viewing } from '#outbox/viewings.ts';

export type ViewingStep = 'booked' | 'moved' | 'cancelled' | 'called_off';

export const findStep = ({ state, sequence }: Pick<Viewing, 'state' | 'sequence'>): ViewingStep =>
	state !== 'booked' ? state : sequence ? 'moved' : 'booked';
