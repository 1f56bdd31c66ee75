import { SCALES } from './scales-form.tsx';
import { fillScales } from './use-scales.ts';

/** The compare button of a card. Without JavaScript it adds the home and opens the comparison; with it, the page stays. */
export const Scales = ({ id, label }: { id: number; label: string }) => (
	<button key={id} ref={fillScales} type="submit" form={SCALES} name="add" value={id} aria-label={label} className="scales" />
);
