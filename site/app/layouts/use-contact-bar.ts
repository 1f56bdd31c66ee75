import { useEffect } from 'react';
import { useLocation } from 'react-router';

const NEARLY_ALL = 0.97;

/**
 * On a desktop, hides the bar while the page itself shows the same (`data-beside-bar`, `whole`: all of it must be visible). A bar that
 * waits for a form is hidden on phones too. Without a script CSS decides.
 */
export function useContactBar(): void {
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is there
	useEffect(() => {
		const bar = document.querySelector<HTMLElement>('[data-contact-bar]');
		const beside = document.querySelectorAll('[data-beside-bar]:not([data-beside-bar] *)');
		if (!bar || !beside.length) return;
		const seen = new Set<Element>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting, intersectionRatio } of entries) {
					const isThere = target.getAttribute('data-beside-bar') === 'whole' ? intersectionRatio > NEARLY_ALL : isIntersecting;
					isThere ? seen.add(target) : seen.delete(target);
				}
				bar.toggleAttribute('data-away', seen.size > 0);
			},
			{ threshold: [0, NEARLY_ALL + 0.01] },
		);
		for (const one of beside) observer.observe(one);
		return () => observer.disconnect();
	}, [key]);
}
