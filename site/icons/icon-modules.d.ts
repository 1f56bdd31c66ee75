declare module 'icon:*' {
	const icon: import('#app/ui/icon.tsx').IconData;
	export default icon;
}
