import { updateHideButton } from './use-hidden-homes.ts';

/** The hide button of a card; absent without JavaScript. */
export const NotForMe = ({ id, label }: { id: number; label: string }) => (
	<button key={id} ref={updateHideButton} type="button" value={id} aria-label={label} data-not-for-me="" className="not-for-me" />
);
