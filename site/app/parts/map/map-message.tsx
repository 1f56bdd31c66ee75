import close from 'icon:pn/x';
import { Icon } from '#app/ui/icon.tsx';

export type MapMessage = { text: string; action?: { text: string; run: () => void }; onClose: () => void };

/** The one message over a map: what has happened, what can be done about it, and a way to be rid of it. */
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
