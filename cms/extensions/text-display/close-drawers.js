/** Where Studio remembers what lies over its content, or beside it. */
const SIDEBAR = 'sidebar-collapsed';
const NAVIGATION = 'nav-bar-collapsed';
const PHONE = 700;

/** Studio opens with its content in view: what would cover it is closed until somebody opens it, and then stays as they left it. */
export function closeDrawers() {
	if (localStorage.getItem(SIDEBAR) === null) localStorage.setItem(SIDEBAR, 'true');
	if (localStorage.getItem(NAVIGATION) === null && innerWidth < PHONE) localStorage.setItem(NAVIGATION, 'true');
}
