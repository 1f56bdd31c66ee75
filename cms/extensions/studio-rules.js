/**
 * Adds CSS for our displays to Studio.
 * @param {string} rules
 */
export function addRules(rules) {
	const style = document.createElement('style');
	style.textContent = rules;
	document.head.append(style);
}
