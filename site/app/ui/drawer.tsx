import { Dialog, DialogTrigger, Modal, type ModalProps } from './dialog.tsx';
import { type VariantProps, variants } from './variants.ts';

export const Drawer = Dialog;
export const DrawerTrigger = DialogTrigger;

const panel = variants(
	'pb-[env(safe-area-inset-bottom)]',
	{
		side: {
			start:
				'inset-y-0 start-0 w-[min(26rem,calc(100vw-3rem))] rounded-e-xl data-[state=closed]:animate-to-start data-[state=open]:animate-from-start',
			end: 'inset-y-0 end-0 w-[min(26rem,calc(100vw-3rem))] rounded-s-xl data-[state=closed]:animate-to-end data-[state=open]:animate-from-end',
			bottom:
				'inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] rounded-t-xl data-[state=closed]:animate-to-bottom data-[state=open]:animate-from-bottom',
			full: 'inset-0 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
		},
	},
	{ side: 'end' },
);

export function DrawerContent({ side, className, ...props }: ModalProps & VariantProps<typeof panel>) {
	return <Modal {...props} className={panel({ side, className })} />;
}
