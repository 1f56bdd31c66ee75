type Placement = { left?: number; top?: number; width?: number; height?: number };
type Turning = { rotate?: number; hFlip?: boolean; vFlip?: boolean };
export type Icon = { body: string } & Placement & Turning;
type Alias = { parent: string } & Placement & Turning;

/** The part of Iconify's JSON format that is used here. */
export type IconSet = { icons: Record<string, Icon>; aliases?: Record<string, Alias> } & Placement;

/** Iconify's default. */
export const USUAL_SIZE = 16;
const DEEPEST = 5;

export const isName = (text: string): boolean => text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Finds an icon by name or alias; missing properties come from its set. */
export function pickIcon(set: IconSet, name: string, depth = 0): Icon | null {
	const { left = 0, top = 0, width = USUAL_SIZE, height = USUAL_SIZE } = set;
	if (Object.hasOwn(set.icons, name)) return { left, top, width, height, ...(set.icons[name] as Icon) };
	const alias = set.aliases && Object.hasOwn(set.aliases, name) ? set.aliases[name] : undefined;
	const icon = alias && depth < DEEPEST ? pickIcon(set, alias.parent, depth + 1) : null;
	if (!alias || !icon) return null;
	const { parent: _, ...changes } = alias;
	return {
		...icon,
		...changes,
		rotate: (icon.rotate ?? 0) + (alias.rotate ?? 0),
		hFlip: Boolean(icon.hFlip) !== Boolean(alias.hFlip),
		vFlip: Boolean(icon.vFlip) !== Boolean(alias.vFlip),
	};
}

/** Throws when it is not an icon set. */
export function parseIconSet(json: string): IconSet {
	const set = JSON.parse(json);
	if (typeof set?.icons !== 'object' || set.icons === null) throw new TypeError('no icons');
	for (const icon of Object.values(set.icons as Record<string, Partial<Icon> | null>))
		if (typeof icon?.body !== 'string') throw new TypeError('an icon without a body');
	return set;
}
