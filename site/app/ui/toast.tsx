import './toast.css';
import x from 'icon:pn/x';
import { useDirection } from 'radix-ui/direction';
import * as Radix from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, noToasts, type ShownToast, shownToasts, subscribeToToasts } from './toast-store.ts';
import { tones } from './tones.ts';

type Labels = {
	/** Read out before each message. */
	message: string;
	/** Names the region; `{hotkey}` is the key that leads there. */
	region: string;
	close: string;
};

/** Rendered once per page; messages come from `toast()` in toast-store.ts. */
export function Toaster({ labels }: { labels: Labels }) {
	const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, noToasts);
	const toEnd = useDirection() === 'rtl' ? 'left' : 'right';
	return (
		<Radix.Provider label={labels.message} duration={5000} swipeDirection={toEnd}>
			{toasts.map((one) => (
				<Message key={one.id} toast={one} closeLabel={labels.close} />
			))}
			<Radix.Viewport hotkey={['F8']} label={labels.region} className="toast-list" />
		</Radix.Provider>
	);
}

function Message({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
	const { id, open, title, description, color = 'primary', duration, action } = toast;
	return (
		<Radix.Root open={open} onOpenChange={(stays) => !stays && dismissToast(id)} duration={duration} className={`${tones[color]} toast`}>
			<div className="grow py-2">
				<Radix.Title className="font-semi">{title}</Radix.Title>
				{description && <Radix.Description className="text-ink-2 text-sm">{description}</Radix.Description>}
				{action && (
					<Radix.Action asChild altText={action.instead}>
						<Button variant="outline" size="sm" className="mt-2" onClick={action.run}>
							{action.label}
						</Button>
					</Radix.Action>
				)}
			</div>
			<Radix.Close asChild>
				<Button color="neutral" variant="ghost" square aria-label={closeLabel}>
					<Icon icon={x} />
				</Button>
			</Radix.Close>
		</Radix.Root>
	);
}
