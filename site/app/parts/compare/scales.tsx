import { SCALES } from './scales-form.tsx';
import { fillScales } from './use-scales.ts';

/** On a card. Without JavaScript it chooses the home, and leads to the comparison; elsewhere it stays where it is. */
export const Scales = ({ id, label }: { id: number; label: string }) => (
	<button key={id} ref={fillScales} type="submit" form={SCALES} name="add" value={id} aria-label={label} className="scales" />
);
