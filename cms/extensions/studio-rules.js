/**
 * Rules of style for what our displays draw in Studio.
 * @param {string} rules
 */
export function addRules(rules) {
	const style = document.createElement('style');
	style.textContent = rules;
	document.head.append(style);
}
