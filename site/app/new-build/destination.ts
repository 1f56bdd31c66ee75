import { createPath, type Path } from 'react-router';

let destination: string | null = null;

/** Where the visitor is going, from the click until the page is there. */
export function setDestination(path: Path | undefined): void {
	destination = path ? createPath(path) : null;
}

export const readDestination = (): string => destination ?? location.href;
