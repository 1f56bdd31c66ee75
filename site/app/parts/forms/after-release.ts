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

/** After the click event that follows. */
function release(): void {
	isPressed = false;
	for (const act of released.splice(0)) act();
}

/** Pressing a button blurs the field: an error that appeared before the release would move the button away from the pointer. */
export function afterRelease(act: () => void): void {
	if (isPressed) released.push(act);
	else act();
}
