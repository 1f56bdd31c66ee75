import x from 'icon:pn/x';
import * as Radix from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

export type ModalProps = Omit<Radix.DialogContentProps, 'title' | 'asChild'> & {
	title: ReactNode;
	description?: ReactNode;
	closeLabel: string;
	/** Stays visible below the scrolling content. */
	footer?: ReactNode;
};

/** Shared by dialogs and drawers. */
export function Modal({ title, description, closeLabel, footer, children, className = '', ...props }: ModalProps) {
	return (
		<Radix.Portal>
			<Backdrop />
			<Radix.Content {...props} className={`fixed z-50 flex flex-col bg-surface text-ink shadow-3 outline-none ${className}`}>
				<div className="flex items-start gap-3 ps-6 pe-3 pt-3 pb-2">
					<div className="grow pt-2">
						<Radix.Title className="text-xl">{title}</Radix.Title>
						{description && <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>}
					</div>
					<Radix.Close asChild>
						<Button color="neutral" variant="ghost" square aria-label={closeLabel}>
							<Icon icon={x} />
						</Button>
					</Radix.Close>
				</div>
				<div className="grow overflow-y-auto px-6 pt-1 pb-6">{children}</div>
				{footer && <div className="flex flex-wrap gap-2 border-line border-t px-6 py-4">{footer}</div>}
			</Radix.Content>
		</Radix.Portal>
	);
}

/** In place of Radix's, which keeps the page still by a `<style>` that the policy of pages refuses. */
function Backdrop(props: ComponentProps<'div'>) {
	useLayoutEffect(holdPage, []);
	return (
		<div
			{...props}
			className="pointer-events-auto fixed inset-0 z-50 animate-fade-in bg-brand-deep/60 has-[+[data-state=closed]]:animate-fade-out"
		/>
	);
}

const held = ['overflow-hidden', '[scrollbar-gutter:stable]'];

/** The place of the scrollbar is kept, so that nothing shifts. */
function holdPage(): () => void {
	const { classList, clientWidth } = document.documentElement;
	const added = clientWidth < innerWidth ? held : held.slice(0, 1);
	classList.add(...added);
	return () => classList.remove(...added);
}

export function DialogContent({ className = '', ...props }: ModalProps) {
	return (
		<Modal
			{...props}
			className={`inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] rounded-xl data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in ${className}`}
		/>
	);
}
