let isPressed = false;
const released: (() => void)[] = [];

window.addEventListener(
	'pointerdown',
	() => {
		isPressed = true;
	},
	true,
);
for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setTimeout(release), true);

/** After the click that follows. */
function release(): void {
	isPressed = false;
	for (const act of released.splice(0)) act();
}

/** Pressing a button leaves a field: a message that appears before the button is released would move it from under the finger. */
export function afterRelease(act: () => void): void {
	if (isPressed) released.push(act);
	else act();
}
