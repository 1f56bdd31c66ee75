import { useEffect } from 'react';

type Acts = { move: (by: 1 | -1) => void; tick: () => void; active: () => HTMLElement | null };

/** By `KeyboardEvent.code`, so that they work with an Arabic layout too. */
const buttons: Record<string, string> = {
	KeyC: '[data-act=call]',
	KeyW: '[data-act=whatsapp]',
	KeyP: '[data-act=checked]',
	KeyL: '[data-copy]',
	KeyA: '[data-act=assign]',
	KeyV: '[data-act=preview]',
	KeyE: '[data-act=studio]',
};

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.matches('input:not([type=checkbox]), textarea, select') || target.isContentEditable);

/** Single letters without modifiers, off while typing; Escape leaves the search box. */
export function useKeys({ move, tick, active }: Acts): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
			const { target, code } = event;
			if (isTyping(target)) {
				if (code === 'Escape') leaveBox(target as HTMLElement, () => move(1));
				else if (code === 'ArrowDown' && (target as HTMLElement).matches('input[type=search]')) move(1);
				else return;
			} else if (code === 'Slash' && !event.shiftKey) enterBox();
			else if (event.key === '?' || event.key === '؟') toggle('.counter-keys');
			else if (event.shiftKey) return;
			else if (code === 'ArrowDown' || code === 'ArrowUp') move(code === 'ArrowDown' ? 1 : -1);
			else if (code === 'Space' && !(target as HTMLElement).matches('button, summary, input')) tick();
			else if (code === 'KeyS') openMenu(active());
			else if (code === 'KeyZ') document.querySelector<HTMLElement>('[data-act=undo]')?.click();
			else if (code === 'Escape') closeMenus();
			else if (buttons[code]) active()?.querySelector<HTMLElement>(buttons[code])?.click();
			else return;
			event.preventDefault();
		};
		window.addEventListener('keydown', press);
		return () => window.removeEventListener('keydown', press);
	}, [move, tick, active]);
}

/** Selects the text, so that typing replaces it. */
function enterBox(): void {
	const box = document.querySelector<HTMLInputElement>('.counter input[type=search]');
	box?.focus();
	box?.select();
}

function leaveBox(box: HTMLElement, toRows: () => void): void {
	box.blur();
	toRows();
}

const toggle = (selector: string) => document.querySelector(selector)?.toggleAttribute('open');

function openMenu(row: HTMLElement | null): void {
	const menu = row?.querySelector<HTMLDetailsElement>('details');
	if (!menu) return;
	menu.open = true;
	menu.querySelector<HTMLElement>('button:not(:disabled), a')?.focus();
}

function closeMenus(): void {
	for (const menu of document.querySelectorAll<HTMLDetailsElement>('.counter-menu[open]')) {
		menu.open = false;
		menu.querySelector('summary')?.focus();
	}
}
