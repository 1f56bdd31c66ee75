/** Keys under which Studio stores the state of its sidebar and navigation. */
const SIDEBAR = 'sidebar-collapsed';
const NAVIGATION = 'nav-bar-collapsed';
const PHONE = 700;

/** Opens Studio with its content in view: the sidebar, and on phones the navigation, is closed at first and then stays as the user leaves it. */
export function closeDrawers() {
	if (localStorage.getItem(SIDEBAR) === null) localStorage.setItem(SIDEBAR, 'true');
	if (localStorage.getItem(NAVIGATION) === null && innerWidth < PHONE) localStorage.setItem(NAVIGATION, 'true');
}
