import close from 'icon:pn/x';
import { Icon } from '#app/ui/icon.tsx';

export type MapMessage = { text: string; action?: { text: string; run: () => void }; onClose: () => void };

/** A single message over the map, with an action and a close button. */
export function MessagePill({ message, closeText }: { message: MapMessage | null; closeText: string }) {
	return (
		<div role="status" data-over-map={message ? '' : undefined} className={message ? 'map-says' : 'sr-only'}>
			{message && (
				<>
					<bdi>{message.text}</bdi>
					{message.action && (
						<button type="button" onClick={message.action.run} className="font-semi text-sun-200">
							<bdi>{message.action.text}</bdi>
						</button>
					)}
					<button type="button" aria-label={closeText} onClick={message.onClose}>
						<Icon icon={close} />
					</button>
				</>
			)}
		</div>
	);
}
