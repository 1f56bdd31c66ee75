import { createPath, type Path } from 'react-router';

let destination: string | null = null;

/** The target of the running navigation. */
export function setDestination(path: Path | undefined): void {
	destination = path ? createPath(path) : null;
}

export const readDestination = (): string => destination ?? location.href;
