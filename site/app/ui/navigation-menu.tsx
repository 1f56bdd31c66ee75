import down from 'icon:pn/down';
import { NavigationMenu as Radix } from 'radix-ui';
import { Icon } from './icon.tsx';

/** Stands on a brand surface; what opens is a light panel under its item. */
const entry =
	'group/entry inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 font-med text-pn-blue-100 transition-colors duration-120 hover:bg-white/10 hover:text-on-brand aria-[current]:bg-white/10 aria-[current]:text-on-brand data-[state=open]:bg-white/10 data-[state=open]:text-on-brand';

export const NavigationMenuLink = Radix.Link;

export function NavigationMenu({ className = '', ...props }: Radix.NavigationMenuProps & { 'aria-label': string }) {
	return <Radix.Root delayDuration={200} skipDelayDuration={300} {...props} className={`relative z-40 ${className}`} />;
}

export function NavigationMenuList({ className = '', ...props }: Radix.NavigationMenuListProps) {
	return <Radix.List {...props} className={`flex flex-wrap items-center gap-0.5 ${className}`} />;
}

export function NavigationMenuItem({ className = '', ...props }: Radix.NavigationMenuItemProps) {
	return <Radix.Item {...props} className={`relative ${className}`} />;
}

export function NavigationMenuEntry({ className = '', ...props }: Radix.NavigationMenuLinkProps) {
	return <Radix.Link {...props} className={`${entry} ${className}`} />;
}

export function NavigationMenuTrigger({ className = '', children, ...props }: Radix.NavigationMenuTriggerProps) {
	return (
		<Radix.Trigger {...props} className={`${entry} ${className}`}>
			{children}
			<Icon icon={down} className="text-xs transition-transform duration-120 group-data-[state=open]/entry:rotate-180" />
		</Radix.Trigger>
	);
}

/** The padding above the panel keeps the pointer inside on its way down. */
export function NavigationMenuContent({ className = '', children, ...props }: Radix.NavigationMenuContentProps) {
	return (
		<Radix.Content
			{...props}
			className="absolute start-0 top-full pt-2 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
		>
			<div className={`w-max max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-2 text-ink shadow-3 ${className}`}>
				{children}
			</div>
		</Radix.Content>
	);
}
