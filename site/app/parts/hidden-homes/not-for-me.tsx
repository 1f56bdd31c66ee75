import { updateHideButton } from './use-hidden-homes.ts';

/** On a card: hides its home in this browser. There is none without JavaScript. */
export const NotForMe = ({ id, label }: { id: number; label: string }) => (
	<button key={id} ref={updateHideButton} type="button" value={id} aria-label={label} data-not-for-me="" className="not-for-me" />
);
